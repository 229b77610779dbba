-- Each seal carries a code under a sub-key of the master key, which an owner of the database does not have.
alter table audit_seals add column key_id text, add column mac bytea;
-- Seals from before this version have none and stay; nobody adds another one, nor does a process of an
-- earlier version that still runs: its seal fails, and a process of this one makes it.
alter table audit_seals add constraint audit_seals_keyed
  check (key_id is not null and mac is not null) not valid;

-- A code is written anew when the master key was changed; nothing else of a seal ever changes.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_events' then
    if old.at < now() - interval '24 months' then
      return old;
    end if;
  end if;
  if tg_op = 'UPDATE' and tg_table_name = 'audit_seals' then
    if (new.position, new.event_id, new.event_at, new.event_hash, new.hash)
        is not distinct from (old.position, old.event_id, old.event_at, old.event_hash, old.hash)
        and old.key_id is distinct from new.key_id then
      return new;
    end if;
  end if;
  raise exception 'The audit is append-only: % on % refused.', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
