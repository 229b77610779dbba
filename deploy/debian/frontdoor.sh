#!/bin/sh
# The operator's command, as the service's user and with its variables.
set -eu
if [ "$(id -u)" != 0 ]; then
  echo "Run it as root: it reads /etc/frontdoor/environment." >&2
  exit 1
fi
# systemd reads the file for the service, Node for a command: where they differ, what is right looks wrong here.
otherwise="Line \\1 of /etc/frontdoor/environment: the service reads \\2 otherwise than this command. Put its value in '…', and nothing behind it."
# Byte by byte: a line need not be UTF-8.
LC_ALL=C grep -asnE -f - /etc/frontdoor/environment << 'END' | LC_ALL=C sed -E "s|^([0-9]+):([^=]*)=.*|$otherwise|" >&2
^[A-Z0-9_]+=[[:space:]]*([^'"[:space:]].*)?[#\]
^[A-Z0-9_]+=[[:space:]]*(`|"[^"]*\\)
^[A-Z0-9_]+=[[:space:]]*('[^']*'|"[^"]*")[[:space:]]*[^[:space:]]
END
export DATA_DIR=/var/lib/frontdoor NODE_ENV=production INIT_CWD="$PWD"
exec setpriv --reuid=frontdoor --regid=frontdoor --init-groups /opt/frontdoor/bin/node \
  --env-file-if-exists=/etc/frontdoor/environment /opt/frontdoor/server/build/command.js "$@"
