-- One row for each client of a username: failures since the last lock, and in total over all locks.
alter table login_counters add column total integer not null default 0;
update login_counters as counter set total = overall.failures
  from login_counters as overall
  where overall.realm = counter.realm
    and overall.username_index = counter.username_index
    and overall.client = counter.client || '*';
insert into login_counters
    (realm, username_index, client, failures, total, locked_until, locks, last_attempt_at)
  select realm, username_index, left(client, -1), 0, failures, null, 0, last_attempt_at
  from login_counters where client like '%*'
  on conflict do nothing;
delete from login_counters where client like '%*';
alter table login_counters alter column total drop default;
