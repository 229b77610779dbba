-- From which row of another system's file an account was made: the same file again makes it no second time, and goes
-- on where it was interrupted. The fingerprint is a keyed hash of the row.
create table account_imports (
  account_id uuid primary key references accounts (id) on delete cascade,
  file_hash bytea not null,
  file_row integer not null,
  fingerprint text not null,
  created_at timestamptz not null
);

-- Passwords that are still checked by another system's hash, by what such a check costs.
create index accounts_foreign_password on accounts (realm, split_part(password_hash, '$', 3))
  where password_hash like '$foreign$%';
