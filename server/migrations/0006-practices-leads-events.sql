create extension if not exists pg_trgm;

-- Practices that a patient may search for. `search_key` is the name in lower case without accents,
-- made by the server, so that engines of any locale find and order alike.
create table practices (
  id text primary key,
  name text not null,
  search_key text collate "C" not null,
  logo bytea,
  active boolean not null,
  updated_at timestamptz not null
);
create index practices_by_start on practices (search_key, id) where active;
create index practices_by_piece on practices using gin (search_key gin_trgm_ops) where active;

-- Requests of the contact forms, kept for twelve months. The words of a consent are kept with it.
create table leads (
  id uuid primary key,
  origin text not null,
  name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  marketing_consent boolean not null,
  consent_text text,
  created_at timestamptz not null,
  check (marketing_consent = (consent_text is not null))
);
create index leads_by_age on leads (created_at);

-- What a product must do because of what happened here; it stays until the product has acknowledged it.
create table product_events (
  id uuid primary key,
  product text not null check (product in ('practice', 'academic')),
  kind text not null,
  subject_id text not null,
  created_at timestamptz not null,
  acknowledged_at timestamptz
);
create index product_events_open on product_events (product, id) where acknowledged_at is null;
