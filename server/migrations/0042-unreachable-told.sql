-- When the owner of an account was led to its settings after a login, to read that nothing arrives there.
alter table unreachable_addresses add column told_at timestamptz;
