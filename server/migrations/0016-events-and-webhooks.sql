-- The patient app has keys and events of its own.
alter table product_keys drop constraint product_keys_product_check;
alter table product_keys add constraint product_keys_product_check
  check (product in ('patient', 'practice', 'academic', 'operator'));
alter table product_events drop constraint product_events_product_check;
alter table product_events add constraint product_events_product_check
  check (product in ('patient', 'practice', 'academic'));

-- Each key acknowledges for itself: what one service of a product has acted on, another has not. What a
-- product had acknowledged before is so for each of its keys.
create table product_event_acknowledgements (
  key_id uuid not null references product_keys (id),
  event_id uuid not null references product_events (id) on delete cascade,
  acknowledged_at timestamptz not null,
  primary key (key_id, event_id)
);
create index acknowledgements_by_event on product_event_acknowledgements (event_id);
insert into product_event_acknowledgements (key_id, event_id, acknowledged_at)
  select product_keys.id, product_events.id, product_events.acknowledged_at
  from product_events join product_keys on product_keys.product = product_events.product
  where product_events.acknowledged_at is not null and product_keys.revoked_at is null;
-- `acknowledged_at` of product_events stays: a process of the version before writes it while this one comes.
drop index product_events_open;
create index product_events_by_product on product_events (product, id);
create index product_events_by_age on product_events (created_at);

-- An address of a product to which its events are posted, signed. The signing keys are sealed under the row's id;
-- the one before signs as well until its end, and an ended webhook has none.
create table webhooks (
  id uuid primary key,
  product text not null check (product in ('patient', 'practice', 'academic')),
  url text not null,
  key_sealed text,
  previous_key_sealed text,
  previous_key_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((previous_key_sealed is null) = (previous_key_until is null)),
  check ((key_sealed is null) = (ended_at is not null))
);
create index webhooks_by_product on webhooks (product, id) where ended_at is null;

-- An event on its way to a webhook. Whether it waits is told by the row of the outbox that has the same id.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event_id uuid not null references product_events (id) on delete cascade,
  tries integer not null,
  last_status integer,
  last_tried_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null
);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_by_event on webhook_deliveries (event_id);
