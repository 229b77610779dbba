-- Challenges that were solved and used, until they would have expired: each is worth one registration.
create table spent_proofs (
  nonce bytea primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expires on spent_proofs (expires_at);
