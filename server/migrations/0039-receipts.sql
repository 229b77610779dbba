-- Which provider took a message, under which number of its own, in which country its phone is, and what tells whether
-- an address is still the one that it went to.
alter table outbox add column provider text;
alter table outbox add column provider_id text;
alter table outbox add column country text;
alter table outbox add column recipient_hash bytea;
-- What its receipt said: when it ended, and why it did not arrive.
alter table outbox add column ended_at timestamptz;
alter table outbox add column undelivered_because text;
create index outbox_by_provider_id on outbox (provider, provider_id) where provider_id is not null;
create index outbox_by_hand_over on outbox (done_at) where provider is not null;

-- Receipts that came before it was written down who has their message; kept for a day.
create table early_receipts (
  provider text not null,
  -- 'id:' and our number of the message where the provider gives it back, else 'provider:' and the provider's.
  message text not null,
  outcome text not null,
  because text,
  ended_at timestamptz not null,
  received_at timestamptz not null,
  primary key (provider, message, outcome)
);
create index early_receipts_by_age on early_receipts (received_at);

-- Addresses and numbers of accounts at which nothing arrives, until something does or the account has another one.
create table unreachable_addresses (
  account_id uuid not null references accounts (id),
  -- 'mail' or 'sms'.
  channel text not null,
  address_hash bytea not null,
  because text not null,
  since timestamptz not null,
  primary key (account_id, channel)
);
