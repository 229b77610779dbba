-- Times are timestamptz in UTC; ids are UUID version 7 made by the server.

create table settings (
  name text primary key,
  value text not null
);
insert into settings (name, value) values ('token_epoch', '1');

create table tokens (
  id uuid primary key,
  purpose text not null,
  realm text not null check (realm in ('practice', 'academic')),
  subject_id text not null,
  nonce bytea not null,
  key_id text not null,
  token_hash bytea not null unique,
  token_epoch integer not null,
  data jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index tokens_by_subject on tokens (purpose, subject_id) where used_at is null;
create index tokens_by_expiry on tokens (expires_at);

create table one_time_codes (
  realm text not null check (realm in ('practice', 'academic')),
  username_index text not null,
  id uuid not null unique,
  nonce bytea not null,
  key_id text not null,
  code_hash text not null,
  token_epoch integer not null,
  tries integer not null,
  tries_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (realm, username_index)
);

create table idempotency_keys (
  key_hash bytea primary key,
  body_hash text not null,
  status integer,
  reply text,
  created_at timestamptz not null
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table audit_events (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  subject_id text,
  realm text,
  details jsonb not null
);
create index audit_events_by_time on audit_events (at);
create index audit_events_by_subject on audit_events (subject_id, at);

create table audit_seals (
  position bigint generated always as identity primary key,
  event_id uuid not null unique,
  event_at timestamptz not null,
  event_hash bytea not null,
  hash bytea not null
);

-- Events that wait for their seal, so that the sealer need not search the whole audit.
create table audit_unsealed (
  event_id uuid primary key
);
create function await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (event_id) values (new.id);
  return new;
end $$;
create trigger audit_events_await_seal after insert on audit_events
  for each row execute function await_seal();

-- The audit only grows. Rows leave it no sooner than after the 24 months that they are kept.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_events' then
    if old.at < now() - interval '24 months' then
      return old;
    end if;
  end if;
  raise exception 'The audit is append-only: % on % refused.', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_audit_change();
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_audit_change();
create trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function refuse_audit_change();
