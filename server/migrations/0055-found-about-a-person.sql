-- "Everything stored about me" finds a person's rows in tables that grow with every account.
create index if not exists invites_by_user on invites (used_by) where used_by is not null;
create index if not exists invites_by_email on invites (email_index);
create index if not exists product_events_by_subject on product_events (subject_id);
