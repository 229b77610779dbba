-- What an authenticator knows an account by: random, so that it tells nothing; null until the first passkey is asked for.
alter table accounts add column passkey_handle bytea unique;

-- The passkeys that let an account in. What is stored of one is public: it lets nobody in.
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  credential_id bytea not null unique,
  -- COSE, as RFC 9052 has it.
  public_key bytea not null,
  -- How often the authenticator says that it was used; 0 for one that does not count.
  counter bigint not null,
  -- JSON: how a browser reaches the authenticator.
  transports text not null,
  -- The name that the person knows it by.
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_account on passkeys (account_id);

-- Challenges that were answered, until they would have expired: each is worth one success.
create table used_challenges (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_expires on used_challenges (expires_at);
