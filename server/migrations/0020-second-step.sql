-- The second step of a login: an app that shows codes.
create table second_steps (
  account_id uuid primary key references accounts (id),
  -- What the app was told, sealed.
  app_key_sealed text not null,
  -- The time step of the last code that was taken: no code of it or of one before is taken again.
  last_step integer not null,
  since timestamptz not null,
  -- When it ends because an operator was asked to end it.
  ends_at timestamptz
);
create index second_steps_by_end on second_steps (ends_at) where ends_at is not null;

-- An app that is being set up, by one login to the page of one's own account. Nothing is on yet.
create table second_step_setups (
  account_id uuid primary key references accounts (id),
  session_id uuid not null,
  app_key_sealed text not null,
  -- Set once a code of the app was typed.
  confirmed_step integer,
  expires_at timestamptz not null
);

-- What lets in somebody whose app is gone. A code that was used has no row any more.
create table recovery_codes (
  account_id uuid not null references accounts (id),
  -- HMAC-SHA256 under the key that is named.
  code_hash bytea not null,
  key_id text not null,
  primary key (account_id, code_hash)
);

-- Devices on which somebody asked not to be asked for a code for a while.
create table remembered_devices (
  account_id uuid not null references accounts (id),
  device_hash bytea not null,
  expires_at timestamptz not null,
  primary key (account_id, device_hash)
);
create index remembered_devices_by_expiry on remembered_devices (expires_at);
