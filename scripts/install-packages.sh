#!/bin/sh
# Installs those of the named packages that are missing, if this is Debian or Ubuntu and the user is root; says so before.
set -eu
{ [ -e /etc/debian_version ] && [ "$(id -u)" = 0 ]; } || exit 0

missing=
for name in "$@"; do
  dpkg -s "$name" 2>/dev/null | grep -qx "Status: install ok installed" || missing="$missing $name"
done
[ -n "$missing" ] || exit 0
echo "The tests of hosts and browsers need programs that are not on this machine:$missing"
echo "apt-get installs them now, because you are root. To do it yourself: npm test -- --no-install"

# Uses separate lists and archives: apt gives up if another apt has locked the system's, as on a machine that has just
# started. If another installation is running, it waits for that to end.
own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT
mkdir -p "$own/lists/partial" "$own/cache/archives/partial"
export DEBIAN_FRONTEND=noninteractive
apt="apt-get -qq -o Dir::State::Lists=$own/lists -o Dir::Cache=$own/cache -o DPkg::Lock::Timeout=-1"
$apt update
$apt install -y --no-install-recommends $missing
