#!/bin/sh
# The operator's command, as the service's user and with its variables.
set -eu
if [ "$(id -u)" != 0 ]; then
  echo "Run it as root: it reads /etc/frontdoor/environment." >&2
  exit 1
fi
export DATA_DIR=/var/lib/frontdoor NODE_ENV=production INIT_CWD="$PWD"
exec setpriv --reuid=frontdoor --regid=frontdoor --init-groups /opt/frontdoor/bin/node \
  --env-file-if-exists=/etc/frontdoor/environment /opt/frontdoor/server/build/command.js "$@"
