-- Somebody who is logged in to the page of their own account. It logs into no product.
create table account_sessions (
  id uuid primary key,
  -- SHA-256 of the cookie.
  id_hash bytea not null unique,
  account_id uuid not null references accounts (id),
  -- SHA-256 of the id in the device cookie: the login is of this browser alone.
  device_hash bytea not null,
  way text not null,
  proven_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_sessions_by_account on account_sessions (account_id);
create index account_sessions_by_expiry on account_sessions (expires_at);

-- The devices that somebody logged in with, in words that the person knows; where they were is not kept.
create table login_devices (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  device_hash bytea not null,
  browser text not null,
  system text not null,
  way text not null,
  last_login_at timestamptz not null,
  unique (account_id, device_hash)
);

-- Until when nothing of an account may be changed, because its owner said that a change was not theirs.
alter table accounts add column changes_locked_until timestamptz;
