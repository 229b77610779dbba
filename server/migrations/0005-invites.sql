-- Invites to register or to log in, made by the products, the operator and supervisors. That time has
-- run out is told by the clock, never written.
create table invites (
  id uuid primary key,
  kind text not null check (kind in ('practice', 'academic')),
  status text not null check (status in ('SENT', 'ACCEPTED', 'REGISTERED', 'REVOKED')),
  email text not null,
  email_index text not null,
  name text not null,
  -- The user type of a practice invite, the role of an academic one.
  role text not null,
  practice_id text,
  nonce bytea not null,
  key_id text not null,
  code_hash bytea not null unique,
  token_epoch integer not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_by text,
  used_at timestamptz,
  check ((status in ('ACCEPTED', 'REGISTERED')) = (used_at is not null)),
  check ((used_by is null) = (used_at is null))
);
create index invites_newest on invites (kind, created_at desc);
create index invites_by_expiry on invites (expires_at);
