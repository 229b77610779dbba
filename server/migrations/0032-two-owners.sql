-- Since when there have been two owners by name: the installation's key makes no owners any more.
insert into settings (name, value)
select 'two_owners_since', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
where (select count(*) from staff where role = 'owner') >= 2
on conflict do nothing;
