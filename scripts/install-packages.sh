#!/bin/sh
# Installs what is missing of the named packages, when this is Debian or Ubuntu and the user is root.
set -eu
{ [ -e /etc/debian_version ] && [ "$(id -u)" = 0 ]; } || exit 0

missing=
for name in "$@"; do
  dpkg -s "$name" 2>/dev/null | grep -qx "Status: install ok installed" || missing="$missing $name"
done
[ -n "$missing" ] || exit 0
echo "Installing$missing ..."

# With lists and archives of its own: apt gives up where another apt holds the system's, as on a machine that has just
# started. It waits for the end of another installation.
own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT
mkdir -p "$own/lists/partial" "$own/cache/archives/partial"
export DEBIAN_FRONTEND=noninteractive
apt="apt-get -qq -o Dir::State::Lists=$own/lists -o Dir::Cache=$own/cache -o DPkg::Lock::Timeout=-1"
$apt update
$apt install -y --no-install-recommends $missing
