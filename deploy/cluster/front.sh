# shellcheck shell=sh disable=SC2154
# Read by cluster.sh: two front doors behind nginx, and PgBouncer before the database where it is wanted.
root=$(cd "$here/../.." && pwd)
pooler_port=$((base + 8))
https_port=$((base + 43))

front_host() { echo "$FRONT_HOSTS" | cut -d' ' -f"$1"; }
are_fronts_here() { [ "$(front_host 1)" = "$(front_host 2)" ]; }
front_port() { if are_fronts_here; then echo $((base + 40 + $1)); else echo 3000; fi; }
front() { echo "$(front_host "$1"):$(front_port "$1")"; }
both() { for n in 1 2; do "$@" $n; done; }
front_database() {
  echo "postgres://frontdoor_app:$(secret application)@127.0.0.1:$([ -z "$POOLER" ] && echo "$base" || echo $pooler_port)/frontdoor"
}

# The variables of one, as systemd reads them as well (EnvironmentFile).
write_front() {
  mkdir -p "$folder/front$1"
  cat >"$folder/front$1.env" <<VARIABLES
HOST=$(front_host "$1")
PORT=$(front_port "$1")
PUBLIC_URL=$PUBLIC_URL
TRUST_PROXY=1
MASTER_KEY=$(secret master-key 32)
DATABASE_URL=$(front_database)
VARIABLES
  if are_fronts_here; then echo "DATA_DIR=$folder/front$1" >>"$folder/front$1.env"; fi
}
write_fronts() {
  both write_front
  sed -e "s|@PRIMARY_PORT@|$base|; s|@POOLER_PORT@|$pooler_port|; s|@FOLDER@|$folder|" \
    "$here/pgbouncer.ini" >"$folder/pgbouncer.ini"
  echo "\"frontdoor_app\" \"$(secret application)\"" >"$folder/users.txt"
  cp "$here/../nginx/frontdoor-locations.conf" "$folder/"
  name=${PUBLIC_URL#https://}
  sed -e "s|127.0.0.1:3000|$(front 1)|; s|127.0.0.1:3010|$(front 2)|" \
    -e "s|https://www.example.org|$PUBLIC_URL|; s|server_name .*;|server_name ${name%:*};|" \
    "$here/../nginx/frontdoor.conf" >"$folder/frontdoor.conf"
  if are_fronts_here; then write_nginx_here; fi
}
# nginx by itself, at ports that anybody may open, with a certificate that is made for it.
write_nginx_here() {
  [ -s "$folder/key.pem" ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
    -subj "/CN=${name%:*}" -addext "subjectAltName=DNS:${name%:*}" \
    -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
  sed -i -e "/listen \[::\]/d; s|listen 80;|listen 127.0.0.1:$((base + 44));|" \
    -e "s|listen 443 |listen 127.0.0.1:$https_port |; s|/etc/nginx/|$folder/|" \
    -e "s|/etc/ssl/certs/www.example.org.pem|$folder/certificate.pem|" \
    -e "s|/etc/ssl/private/www.example.org.key|$folder/key.pem|" "$folder/frontdoor.conf"
  temporary=
  for kind in client_body proxy fastcgi uwsgi scgi; do temporary="$temporary ${kind}_temp_path $folder/nginx;"; done
  echo "daemon off; pid $folder/nginx.main.pid; error_log $folder/nginx.log;
events {} http { access_log off;$temporary include $folder/frontdoor.conf; }" >"$folder/nginx.conf"
}

# The release that this folder is part of, or the sources, built before (npm start does).
product() {
  if [ -x "$root/bin/frontdoor" ]; then
    echo "$root/bin/frontdoor $1"
  else
    case $1 in start) part=main.ts ;; *) part="cli/main.ts $1" ;; esac
    echo "$root/node_modules/.bin/node $root/server/src/$part"
  fi
}
migrate() {
  # shellcheck disable=SC2046
  env DATABASE_URL="postgres://frontdoor:$(secret owner)@127.0.0.1:$base/frontdoor" \
    MASTER_KEY="$(secret master-key 32)" PUBLIC_URL="$PUBLIC_URL" \
    $(product migrate) --grant frontdoor_app >>"$folder/migrate.log" 2>&1 || fail "See $folder/migrate.log."
}
answers() { curl -fsS -m 5 --cacert "$folder/certificate.pem" -o /dev/null "$1" 2>/dev/null; }
start_front() {
  # shellcheck disable=SC2016,SC2046
  as=env run "front$1" sh -c 'set -a; . "$1"; shift; exec "$@"' sh "$folder/front$1.env" $(product start) --no-demo
  await "front$1" "http://$(front "$1")/readyz"
}
await() {
  for _ in $(seq 240); do
    if answers "$2"; then return; fi
    sleep 0.5
  done
  fail "$1 does not answer: see $folder/$1.log."
}
start_fronts() {
  if [ -n "$POOLER" ]; then run pgbouncer pgbouncer "$folder/pgbouncer.ini"; fi
  both start_front
  run nginx nginx -c "$folder/nginx.conf"
  await nginx "$PUBLIC_URL/healthz"
}
stop_fronts() { for name in nginx front1 front2 pgbouncer; do stop TERM $name; done; }
# nginx leaves a front door that was away alone for ten seconds: the other one has to be there for that long.
roll() {
  for n in 1 2; do
    stop TERM "front$n"
    start_front $n
    sleep 11
  done
}
