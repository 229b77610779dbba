#!/bin/sh
# frontdoor start | <command of the operator>: no other program is needed, nothing is fetched.
set -eu
self=$0
while [ -h "$self" ]; do
  link=$(readlink "$self")
  case $link in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
done
root=$(cd "$(dirname "$self")/.." && pwd)
# The same for every command: what is checked and told is what is started.
export NODE_ENV="${NODE_ENV:-production}"
if [ "${1:-}" = start ]; then
  shift
  set -- main.js "$@"
  # What is larger is given back as soon as it is freed, a fifth of the process (glibc); the embedded database frees so
  # much of that size while it starts that this would take ten seconds.
  if [ -n "${DATABASE_URL:-}" ]; then gives_back=32768; else gives_back=131072; fi
  export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-$gives_back}"
else
  set -- command.js "$@"
fi
# The kernel ends a container's first process by no signal from within, such as the watchdog's, nor by one for which it
# has no handler yet, such as SIGTERM while it waits for the database: there it is the child of this shell.
[ $$ = 1 ] || exec "$root/bin/node" "$root/server/build/$@"
# A shell gives a child beside it no input of its own accord, and may have none itself.
command exec 3<&0 || exec 3</dev/null
"$root/bin/node" "$root/server/build/$@" <&3 3<&- &
trap 'kill -TERM $!' TERM
trap '[ -t 0 ] || kill -INT $!' INT
# A signal ends the wait as well.
until code=0; wait $! || code=$?; ! kill -0 $! 2>/dev/null; do :; done
exit $code
