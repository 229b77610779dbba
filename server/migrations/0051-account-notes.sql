-- What support writes down about an account until a day: what was promised, what to look at.
create table account_notes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  text text not null,
  written_by uuid not null references staff (id),
  written_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_notes_by_account on account_notes (account_id);
create index account_notes_by_end on account_notes (expires_at);
