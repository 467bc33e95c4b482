#!/bin/sh
# Installs the named packages that are missing, and says so first. Does nothing unless root runs it on Debian or Ubuntu.
set -eu
{ [ -e /etc/debian_version ] && [ "$(id -u)" = 0 ]; } || exit 0

missing=
for name in "$@"; do
  dpkg -s "$name" 2>/dev/null | grep -qx "Status: install ok installed" || missing="$missing $name"
done
[ -n "$missing" ] || exit 0
echo "The tests of hosts and browsers need programs that are not on this machine:$missing"
echo "apt-get installs them now, because you are root. To do it yourself: npm test -- --no-install"

# With lists and archives of its own: apt gives up if another apt has locked the system's, as just after a machine starts.
# Another installation that is running is waited for.
own=$(mktemp -d)
trap 'rm -rf "$own"' EXIT
mkdir -p "$own/lists/partial" "$own/cache/archives/partial"
export DEBIAN_FRONTEND=noninteractive
apt="apt-get -qq -o Dir::State::Lists=$own/lists -o Dir::Cache=$own/cache -o DPkg::Lock::Timeout=-1"
$apt update
$apt install -y --no-install-recommends $missing
