-- Failed logins, by the keyed hash of a username: names without an account are counted alike.
create table login_counters (
  realm text not null,
  username_index text not null,
  client text not null,
  failures integer not null,
  locked_until timestamptz,
  locks integer not null,
  last_attempt_at timestamptz not null,
  primary key (realm, username_index, client)
);
create index login_counters_last_attempt on login_counters (last_attempt_at);

create table known_devices (
  realm text not null,
  username_index text not null,
  device_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (realm, username_index, device_hash)
);
create index known_devices_last_used on known_devices (last_used_at);

create table budget_windows (
  name text not null,
  key_index text not null,
  window_minutes integer not null,
  started_at timestamptz not null,
  used integer not null,
  primary key (name, key_index, window_minutes)
);
create index budget_windows_started on budget_windows (started_at);

-- What is to be sent or worked on: ids alone; tokens, codes and addresses are looked up when it leaves.
create table outbox (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  state text not null check (state in ('waiting', 'leased', 'done', 'dead')),
  attempts integer not null,
  available_at timestamptz not null,
  lease_until timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  last_error text
);
create index outbox_due on outbox (available_at) where state in ('waiting', 'leased');
create index outbox_done on outbox (done_at) where state = 'done';

-- Messages that no transport took because none is configured: for development and tests.
create table captured_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null
);
create index captured_messages_created on captured_messages (created_at desc);
