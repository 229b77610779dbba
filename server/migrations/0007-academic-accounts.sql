-- Every academic sign-up, whether its address has an account or not. The account is made when the
-- address is proven; what a person typed is sealed until then and gone afterwards.
create table pending_registrations (
  id uuid primary key,
  role text not null check (role in ('HCP', 'TRAINEE', 'SUPERVISOR', 'HOD')),
  username_index text not null,
  email text not null,
  profile_sealed text,
  password_hash text,
  -- The browser that signed up: it alone is shown this row, and activates without a press.
  device_hash bytea not null,
  invite_id uuid,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  activated_at timestamptz,
  check ((activated_at is null) = (profile_sealed is not null)),
  check ((activated_at is null) = (password_hash is not null))
);
create index pending_registrations_username on pending_registrations (username_index, created_at);
create index pending_registrations_expiry on pending_registrations (expires_at);

-- What only academic users have; fields of another role stay empty.
create table academic_profiles (
  account_id uuid primary key references accounts (id),
  discipline_id text not null,
  speciality_id text not null,
  grade_id text not null,
  hpcsa_number text not null,
  practice_number text,
  training_institution_id text,
  trainee_post_number text,
  registrar_appointed_on date,
  clinical_unit text
);

-- Which head of department a supervisor named. It counts once that person has confirmed it; until an
-- invited one has an account the invite stands for them.
create table hod_links (
  id uuid primary key,
  supervisor_id uuid not null references accounts (id),
  hod_id uuid references accounts (id),
  invite_id uuid,
  status text not null check (status in ('pending', 'confirmed')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  check (hod_id is not null or invite_id is not null),
  check ((status = 'confirmed') = (confirmed_at is not null)),
  check (status = 'pending' or hod_id is not null)
);
create index hod_links_by_hod on hod_links (hod_id);
create index hod_links_by_invite on hod_links (invite_id);
create index hod_links_by_supervisor on hod_links (supervisor_id);
