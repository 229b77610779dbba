-- What the browser of a login to the console calls itself, so that its member of staff knows it again.
alter table staff_sessions
  add column browser text not null default 'other',
  add column system text not null default 'other';
