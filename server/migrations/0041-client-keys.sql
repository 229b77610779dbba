-- The public keys of a client that signs in place of showing a secret, or where it publishes them.
alter table openid_clients add column jwks jsonb, add column jwks_uri text;
