-- The language that a person is written to in: that of the page on which they signed up, or last logged in.
alter table accounts add column language text not null default 'en';
alter table pending_registrations add column language text not null default 'en';
