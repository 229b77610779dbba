-- Accounts that nobody can log in to for a while. The check of the column knows three states; a wider one would refuse
-- nothing that the code does not refuse already.
alter table accounts drop constraint accounts_status_check;

create table account_suspensions (
  account_id uuid primary key references accounts (id),
  -- Taken from the account, so that no process of any version lets it in, and given back at the end.
  password_hash text,
  suspended_at timestamptz not null,
  -- Null where it ends when somebody ends it.
  ends_at timestamptz
);
create index account_suspensions_by_end on account_suspensions (ends_at) where ends_at is not null;
