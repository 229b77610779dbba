-- Clients that exist stay as strict as they were, and show a key of their product.
alter table openid_clients
  add column type text not null default 'web' check (type in ('web', 'browser', 'native')),
  add column profile text not null default 'strict' check (profile in ('standard', 'strict')),
  add column id_token_alg text not null default 'ES256' check (id_token_alg in ('RS256', 'ES256')),
  add column shows_product_key boolean not null default true;

-- The secrets of clients that have their own; two are valid while one takes the other's place.
create table openid_client_secrets (
  id uuid primary key,
  client_id text not null references openid_clients (id) on delete cascade,
  -- SHA-256 of the secret, which has 256 random bits.
  value_hash bytea not null unique,
  created_at timestamptz not null,
  ends_at timestamptz
);
create index openid_client_secrets_by_client on openid_client_secrets (client_id);

-- The RSA key that signs, one for each master key; those of ES256 follow from the master key itself.
create table openid_signing_keys (
  key_id text primary key,
  sealed text not null,
  created_at timestamptz not null
);
