-- Who works here: staff by name, each with a role and a key of their own.
create table staff (
  id uuid primary key,
  name text not null,
  email text not null,
  role text not null check (role in ('support', 'records', 'auditor', 'owner')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index staff_by_email on staff (lower(email)) where ended_at is null;

create table staff_keys (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  -- SHA-256 of the key.
  key_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the hour, so that a request is seldom a write.
  last_used_at timestamptz,
  ended_at timestamptz
);
create unique index staff_keys_in_use on staff_keys (staff_id) where ended_at is null;

-- What an owner has asked for and another one decides.
create table approvals (
  id uuid primary key,
  call text not null,
  -- What the call was asked with, until it is decided.
  input jsonb,
  reason text not null,
  asked_by text not null,
  asked_from text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('pending', 'confirmed', 'refused')),
  decided_by text,
  decided_at timestamptz
);
create index approvals_by_expiry on approvals (expires_at);
