#!/bin/sh
# The whole of Frontdoor on parts that may fail, from Debian's packages: PostgreSQL on three nodes by Patroni and etcd, HAProxy,
# two front doors behind nginx, and PgBouncer where it is wanted:
#   apt-get install patroni etcd-server haproxy postgresql nginx-light openssl curl
#
# cluster.sh up              all of it on this machine, in CLUSTER_DIR
# cluster.sh database        the same without front doors
# cluster.sh down            stops all of it; the data stays
# cluster.sh status          who leads
# cluster.sh write           the files alone: nodeN/, haproxy.cfg, frontN.env, frontdoor.conf, pgbouncer.ini
# cluster.sh start N         starts one node's etcd, Patroni and PostgreSQL
# cluster.sh kill N          ends them as a loss of power would; so do freeze N and thaw N, as a machine that stands still
# cluster.sh switch          hands the lead over to a standby
# cluster.sh rebuild N       copies a standby's data anew from the leader
# cluster.sh roll            restarts the front doors one after the other
#
# As root on Linux, NETWORK=fd puts each node into a network of its own (namespaces fd1 to fd3) and beside it:
# cluster.sh cut N, mend N   takes one off the network, and puts it back
# cluster.sh disk N MB       gives it a disk in memory of so many megabytes, before it is started; fill N and empty N
# cluster.sh clear           removes the networks and disks
# cluster.sh kill-etcd N     ends its etcd alone
#
# With CLOCKS=1 (apt-get install faketime):
# cluster.sh clock N S       sets the clock of a node's PostgreSQL to S seconds from the right time, such as -3600
#
# On machines of their own: their addresses into "variables", cluster.sh write, once, and the files of each into its /etc
# (docs/operations.md, A cluster).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=variables
. "$here/variables"
folder=$CLUSTER_DIR
base=$CLUSTER_PORT
network=${NETWORK:-}
hosts=$HOSTS
[ -z "$network" ] || hosts="10.77.0.1 10.77.0.2 10.77.0.3"
binaries=${POSTGRES_BINARIES:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)}
umask 077

fail() { echo "$1" >&2; exit 1; }
PATH=$PATH:/usr/sbin
for program in patroni patronictl etcd haproxy psql nginx openssl curl ${POOLER:+pgbouncer}; do
  command -v $program >/dev/null ||
    fail "$program is missing: apt-get install patroni etcd-server haproxy postgresql nginx-light openssl curl pgbouncer"
done

# What a command of a node begins with: its network.
at=
# PostgreSQL refuses root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then $at setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else $at "$@"; fi
}
host() { echo "$hosts" | cut -d' ' -f"$1"; }
# On one machine each node has ports of its own.
port() { [ "$(host 1)" = "$(host 2)" ] && echo $((base + $1 + $2)) || echo $((base + $1 + 1)); }
# Of so many bytes, made when it is first asked for.
secret() {
  [ -s "$folder/secrets/$1" ] || od -An "-N${2:-24}" -v -tx1 /dev/urandom | tr -d ' \n' >"$folder/secrets/$1"
  cat "$folder/secrets/$1"
}
each() { for n in 1 2 3; do "$@" $n; done; }
peer() { echo "node$1=http://$(host $1):$(port 30 $1)"; }
client() { echo "$(host $1):$(port 20 $1)"; }
server() { echo "  server node$1 $(host $1):$(port 0 $1) check port $(port 10 $1)"; }
joined() { each "$1" | paste -sd, -; }

set_clock() {
  printf '%+d\n' "$2" >"$folder/node$1/clock.new"
  chmod 644 "$folder/node$1/clock.new"
  mv "$folder/node$1/clock.new" "$folder/node$1/clock"
}
# The folder of PostgreSQL's programs; with CLOCKS one of links, whose server has a clock that can be set. Durations stay true,
# as on a machine whose clock is set. Patroni and etcd keep the right time: they lead by durations alone.
programs() {
  if [ -z "${CLOCKS:-}" ]; then echo "$binaries"; return; fi
  library=$(find /usr/lib -name libfaketimeMT.so.1 | head -n 1)
  [ -n "$library" ] || fail "faketime is missing: apt-get install faketime"
  mkdir -p "$own/programs"
  ln -sf "$binaries"/* "$own/programs"
  rm "$own/programs/postgres"
  cat >"$own/programs/postgres" <<SH
#!/bin/sh
LD_PRELOAD=$library FAKETIME_TIMESTAMP_FILE=$own/clock FAKETIME_CACHE_DURATION=1 FAKETIME_DONT_FAKE_MONOTONIC=1 \\
  exec $binaries/postgres "\$@"
SH
  chmod 755 "$own/programs/postgres"
  [ -s "$own/clock" ] || set_clock "$1" 0
  echo "$own/programs"
}
write_node() {
  own=$folder/node$1
  mkdir -p "$own"
  postgres_programs=$(programs "$1")
  for file in etcd patroni; do
    sed -e "s|@N@|$1|g; s|@HOST@|$(host $1)|g; s|@FOLDER@|$own|g; s|@BINARIES@|$postgres_programs|g" \
      -e "s|@PORT@|$(port 0 $1)|g; s|@API_PORT@|$(port 10 $1)|g" \
      -e "s|@ETCD_PORT@|$(port 20 $1)|g; s|@PEER_PORT@|$(port 30 $1)|g" \
      -e "s|@PEERS@|$(joined peer)|g; s|@ETCD_HOSTS@|$(joined client)|g" \
      -e "s|@SUPERUSER_PASSWORD@|$(secret superuser)|g; s|@REWIND_PASSWORD@|$(secret rewind)|g" \
      -e "s|@REPLICATION_PASSWORD@|$(secret replication)|g" "$here/$file.yml" >"$own/$file.yml"
  done
}
write() {
  mkdir -p "$folder/secrets"
  each write_node
  each server >"$folder/servers"
  sed -e "s|@PRIMARY_PORT@|$base|; s|@REPLICAS_PORT@|$((base + 9))|" \
    -e "/@LEADER_SERVERS@/{r $folder/servers" -e 'd}' "$here/haproxy.cfg" >"$folder/haproxy.cfg"
  rm "$folder/servers"
  write_fronts
  if [ "$(id -u)" = 0 ]; then chown -R postgres "$folder"; fi
}

# A bridge holds the nodes together; this machine, where HAProxy and the front doors run, is on it as well.
make_network() {
  ip link show "$network" >/dev/null 2>&1 && return
  ip link add "$network" type bridge
  ip address add 10.77.0.254/24 dev "$network"
  ip link set "$network" up
  for n in 1 2 3; do
    ip netns add "$network$n"
    ip link add "$network$n" type veth peer name eth0 netns "$network$n"
    ip link set "$network$n" master "$network" up
    ip -n "$network$n" address add "10.77.0.$n/24" dev eth0
    ip -n "$network$n" link set eth0 up
    ip -n "$network$n" link set lo up
  done
}
remove_network() {
  for n in 1 2 3; do ip netns del "$network$n" 2>/dev/null || true; done
  ip link del "$network" 2>/dev/null || true
}
# Each runs in a session of its own, and is found again by the number that it writes.
run() {
  name=$1; shift
  if [ -s "$folder/$name.pid" ] && kill -0 "$(cat "$folder/$name.pid")" 2>/dev/null; then return; fi
  (
    # Nothing of it holds the terminal, or whoever reads what this script says.
    exec </dev/null >/dev/null 2>&1
    # shellcheck disable=SC2016
    ${as:-as_postgres} setsid sh -c 'echo $$ >"$1"; log=$2; shift 2; exec "$@" >>"$log" 2>&1' \
      sh "$folder/$name.pid" "$folder/$name.log" "$@"
  ) &
}
place_of() {
  at=
  if [ -n "$network" ]; then at="ip netns exec $network$1"; fi
}
start_node() {
  place_of "$1"
  run "node$1/etcd" etcd --config-file "$folder/node$1/etcd.yml"
  run "node$1/patroni" patroni "$folder/node$1/patroni.yml"
}
stop() {
  [ -s "$folder/$2.pid" ] || return 0
  pid=$(cat "$folder/$2.pid")
  kill "-$1" "$pid" 2>/dev/null || true
  while [ -e "/proc/$pid" ] && ! grep -qs '^State:.*Z' "/proc/$pid/status"; do sleep 0.1; done
  rm -f "$folder/$2.pid"
}
# As a machine that loses its power: nothing is told to end.
kill_node() {
  signal_node KILL "$1"
  for name in patroni etcd; do stop KILL "node$1/$name"; done
}
signal_node() {
  pid=$(head -n 1 "$folder/node$2/postgres/postmaster.pid" 2>/dev/null || true)
  # The processes of PostgreSQL are its children.
  for one in $(cat "$folder/node$2/patroni.pid" "$folder/node$2/etcd.pid" 2>/dev/null) $pid ${pid:+$(pgrep -P "$pid")}; do
    kill "-$1" "$one" 2>/dev/null || true
  done
}
ask() {
  PGPASSWORD=$(secret superuser) PGCONNECT_TIMEOUT=3 PGOPTIONS= \
    psql -qXAt -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$base" -U postgres "$@"
}
make_database() {
  ask -v owner="'$(secret owner)'" -v app="'$(secret application)'" <<'SQL'
select 'create role frontdoor login' where not exists (select from pg_roles where rolname = 'frontdoor') \gexec
select 'create role frontdoor_app login' where not exists (select from pg_roles where rolname = 'frontdoor_app') \gexec
alter role frontdoor password :owner;
alter role frontdoor_app password :app;
alter role frontdoor_app set statement_timeout = '5s';
alter role frontdoor_app set idle_in_transaction_session_timeout = '15s';
select 'create database frontdoor owner frontdoor' where not exists (select from pg_database where datname = 'frontdoor') \gexec
SQL
}
database() {
  [ -z "$network" ] || make_network
  write
  each start_node
  at=
  run haproxy haproxy -db -f "$folder/haproxy.cfg"
  tries=0
  # A leader without a second disk takes no writes yet.
  until [ "$(ask -c "select count(*) from pg_stat_replication where sync_state = 'sync'" 2>/dev/null)" = 1 ]; do
    tries=$((tries + 1))
    [ $tries -lt 300 ] || fail "No leader with a standby after five minutes: see $folder/node*/patroni.log."
    sleep 1
  done
  make_database
}
up() {
  database
  migrate
  start_fronts
  echo "site:    $PUBLIC_URL (certificate: $folder/certificate.pem)"
}
tell_addresses() {
  echo "migrate: DATABASE_URL=postgres://frontdoor:$(secret owner)@127.0.0.1:$base/frontdoor"
  echo "serve:   DATABASE_URL=postgres://frontdoor_app:$(secret application)@127.0.0.1:$base/frontdoor"
}
down() {
  stop_fronts
  for n in 1 2 3; do stop TERM "node$n/patroni"; done
  stop TERM haproxy
  for n in 1 2 3; do stop TERM "node$n/etcd"; done
}

# shellcheck source=front.sh
. "$here/front.sh"

case ${1:-} in
  up | database)
    "$1"
    tell_addresses
    ;;
  down | write | roll) "$1" ;;
  start) start_node "$2" ;;
  kill) kill_node "$2" ;;
  freeze) signal_node STOP "$2" ;;
  thaw) signal_node CONT "$2" ;;
  clock) set_clock "$2" "$3" ;;
  kill-etcd) stop KILL "node$2/etcd" ;;
  cut) ip link set "$network$2" down ;;
  mend) ip link set "$network$2" up ;;
  disk)
    mkdir -p "$folder/node$2"
    mount -t tmpfs -o "size=$3m,mode=0755" tmpfs "$folder/node$2"
    ;;
  fill) dd if=/dev/zero of="$folder/node$2/filler" bs=64k 2>/dev/null || true ;;
  empty) rm -f "$folder/node$2/filler" ;;
  clear)
    [ -z "$network" ] || remove_network
    for n in 1 2 3; do umount "$folder/node$n" 2>/dev/null || true; done
    ;;
  rebuild) patronictl -c "$folder/node1/patroni.yml" reinit frontdoor "node$2" --force --wait ;;
  switch) patronictl -c "$folder/node1/patroni.yml" switchover --force ;;
  status) patronictl -c "$folder/node1/patroni.yml" list ;;
  *) sed -n '2,29s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
