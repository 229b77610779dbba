-- Who has got in touch with whoever asked for it.
alter table leads
  add column state text not null default 'new',
  add column state_changed_at timestamptz,
  -- As the audit names them: `staff:` and an id.
  add column state_changed_by text;

-- A head of department who was named and is not the supervisor's. Its status stays `pending`, so that an older process
-- reads nothing that it does not know.
alter table hod_links add column declined_at timestamptz;
