-- How members of staff log in to the console: a password with an app that shows codes, or a passkey.
create table staff_logins (
  staff_id uuid primary key references staff (id) on delete cascade,
  password_hash text not null,
  -- What the app was told, sealed.
  app_key_sealed text not null,
  -- The time step of the last code that was taken: no code of it or of one before is taken again.
  last_step integer not null,
  -- What an authenticator knows them by: random; null until the first passkey is asked for.
  passkey_handle bytea unique,
  set_up_at timestamptz not null,
  -- To the hour.
  last_login_at timestamptz
);

-- What lets in somebody whose app is gone. A code that was used has no row any more.
create table staff_recovery_codes (
  staff_id uuid not null references staff (id) on delete cascade,
  -- HMAC-SHA256 under the key that is named.
  code_hash bytea not null,
  key_id text not null,
  primary key (staff_id, code_hash)
);

-- The passkeys that let a member of staff in. What is stored of one is public: it lets nobody in.
create table staff_passkeys (
  id uuid primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);

-- What is good once: the mailed link that sets a login up, and the step that waits for a code.
create table staff_tokens (
  id uuid primary key,
  purpose text not null check (purpose in ('set-up', 'step')),
  staff_id uuid not null references staff (id) on delete cascade,
  nonce bytea not null,
  key_id text not null,
  -- SHA-256 of the token, which is stored nowhere.
  token_hash bytea not null unique,
  -- Of a step: SHA-256 of the id in the device cookie of the browser that typed the password.
  device_hash bytea,
  -- Of a set-up: what the app is told, sealed, so that a page that is loaded again tells the same.
  app_key_sealed text,
  -- Wrong codes so far.
  tries integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_tokens_by_staff on staff_tokens (staff_id);
create index staff_tokens_by_expiry on staff_tokens (expires_at);

-- Members of staff who are logged in to the console.
create table staff_sessions (
  id uuid primary key,
  -- SHA-256 of the cookie.
  id_hash bytea not null unique,
  staff_id uuid not null references staff (id) on delete cascade,
  -- SHA-256 of the id in the device cookie: the login is of this browser alone.
  device_hash bytea not null,
  way text not null check (way in ('code', 'recovery-code', 'passkey')),
  proven_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_by_staff on staff_sessions (staff_id);
create index staff_sessions_by_expiry on staff_sessions (expires_at);

-- The lists that the console shows.
create index tokens_of_removals on tokens (id) where purpose = 'account-removal';
create index audit_events_of_staff on audit_events (actor, id) where actor like 'staff:%';
