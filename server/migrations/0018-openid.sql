-- The products' clients of OpenID Connect. They have no secrets of their own: those are the products' keys.
create table openid_clients (
  id text primary key,
  product text not null,
  redirect_uris jsonb not null,
  post_logout_redirect_uris jsonb not null,
  backchannel_logout_uri text,
  initiate_login_uri text,
  refresh_hours integer not null,
  wanted_acr text,
  created_at timestamptz not null,
  ended_at timestamptz
);
-- A login that begins here goes on at one place of its product.
create unique index openid_clients_by_initiated_login on openid_clients (product)
  where initiate_login_uri is not null and ended_at is null;

-- What the protocol keeps: requests, interactions, codes, tokens, grants, sessions. None is found without its secret.
create table openid_artifacts (
  model text not null,
  id_hash bytea not null,
  sealed text not null,
  account_id text,
  client_id text,
  grant_hash bytea,
  sid text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index openid_artifacts_by_grant on openid_artifacts (grant_hash) where grant_hash is not null;
create index openid_artifacts_by_account on openid_artifacts (account_id) where account_id is not null;
create index openid_artifacts_by_sid on openid_artifacts (sid) where sid is not null;
create index openid_artifacts_by_expiry on openid_artifacts (expires_at);
