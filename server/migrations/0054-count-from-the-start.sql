-- A new installation counts from its first event on; one that has events already, from the first run of the job.
insert into settings (name, value)
select 'statistics_position', '0' where not exists (select 1 from audit_events)
on conflict do nothing;
