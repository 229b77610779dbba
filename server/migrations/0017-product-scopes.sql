-- The scopes that an operator granted to a product, and ended: why, and by whom, stays on record.
create table product_scopes (
  id uuid primary key,
  product text not null check (product in ('patient', 'practice', 'academic')),
  scope text not null,
  reason text not null,
  granted_by text not null,
  granted_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create unique index product_scopes_granted on product_scopes (product, scope) where ended_at is null;
