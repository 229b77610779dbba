-- Everyone who can log in, of both realms. A username stays taken after archiving, so that nobody
-- can step into the place of a person who left.
create table accounts (
  id uuid primary key,
  realm text not null check (realm in ('practice', 'academic')),
  status text not null check (status in ('pending', 'active', 'archived')),
  type text not null,
  username text not null,
  username_index text not null,
  email text not null,
  email_index text not null,
  name text not null,
  surname text not null,
  cell_number text not null,
  -- A one-time password goes to a number only when nobody changed it lately.
  cell_number_changed_at timestamptz,
  password_hash text,
  password_changed_at timestamptz not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  retain_until timestamptz,
  -- Credentials are no health records: they go at once when an account is archived.
  check ((status = 'archived') = (archived_at is not null)),
  check (status <> 'archived' or password_hash is null),
  unique (realm, username_index)
);
create index accounts_email on accounts (realm, email_index);

-- Identity and passport numbers: sealed under the account's id, found by a keyed index alone.
create table identity_documents (
  account_id uuid primary key references accounts (id),
  identity_type text not null check (identity_type in ('IDDOC', 'PASSPORT')),
  number_sealed text not null,
  number_index text not null,
  passport_country_id text,
  check ((identity_type = 'PASSPORT') = (passport_country_id is not null))
);
create index identity_documents_number on identity_documents (number_index);

-- What only practice users have; a user who is no health professional leaves all of it empty.
create table practice_profiles (
  account_id uuid primary key references accounts (id),
  practice_number text,
  practice_phone text,
  discipline_id text,
  speciality_id text,
  role_id text,
  hpcsa_number text
);

-- Keys of the product back ends and of the operator; several may be valid at once, so that one is replaced without a gap.
create table product_keys (
  id uuid primary key,
  product text not null check (product in ('practice', 'academic', 'operator')),
  key_hash text not null unique,
  label text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
