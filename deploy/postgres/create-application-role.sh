#!/bin/sh
# Run once by the image of PostgreSQL, when the database is made: the role of the processes, which owns nothing. What it
# may do it is given by frontdoor migrate --grant frontdoor_app.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set password="$(cat /run/secrets/database-password)" <<'SQL'
create role frontdoor_app login password :'password';
SQL
