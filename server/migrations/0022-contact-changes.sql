-- Another address that somebody asked for, until it is proven; from then on what the one before was, until that
-- one can undo the change no more.
create table email_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  new_email text not null,
  old_email text not null,
  old_username text not null,
  old_proven_at timestamptz,
  asked_at timestamptz not null,
  changed_at timestamptz,
  -- Of the link that proves the new one; once it is proven, of the way back.
  expires_at timestamptz not null
);
create unique index email_changes_waiting on email_changes (account_id) where changed_at is null;
create index email_changes_by_account on email_changes (account_id);
create index email_changes_by_expiry on email_changes (expires_at);

-- The same of a cellphone number; one that is not new is proven in the same way. The code is derived from its id and nonce
-- with the master key and stands nowhere.
create table number_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  new_number text not null,
  old_number text not null,
  old_confirmed_at timestamptz,
  old_changed_at timestamptz,
  code_id uuid not null,
  nonce bytea not null,
  key_id text not null,
  token_epoch integer not null,
  -- Codes that were typed for this one.
  tries integer not null,
  code_expires_at timestamptz not null,
  asked_at timestamptz not null,
  changed_at timestamptz,
  expires_at timestamptz not null
);
create unique index number_changes_waiting on number_changes (account_id) where changed_at is null;
create index number_changes_by_account on number_changes (account_id);
create index number_changes_by_expiry on number_changes (expires_at);
