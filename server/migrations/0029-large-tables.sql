-- What is asked for by few rows of a large table is found without reading the table.

-- What has not left: a week of what has lies beside it.
create index outbox_open on outbox (id) where state <> 'done';

-- What is rare in the audit, by its kind. What every login and registration adds is found by its time soon enough, and
-- pays for no further index.
create index audit_events_of_rare_kinds on audit_events (kind, id)
  where kind <> 'logged-in' and kind <> 'login-failed' and kind <> 'registered';

-- Records whose time is over.
create index accounts_to_erase on accounts (retain_until) where status = 'archived';

-- What a practice and a state of invites list, newest first.
create index invites_of_practice on invites (practice_id, id) where practice_id is not null;
create index invites_by_status on invites (status, id);

-- Practices that nobody finds are few beside those that are found.
create index practices_hidden on practices (id) where active is false;

-- Namesakes come in the order of their ids: of hundreds, a search for a name reads the few that it tells.
create index accounts_by_whole_name on accounts
  ((lower(regexp_replace(normalize(name || ' ' || surname, NFKD), '[\u0300-\u036f]', '', 'g')) collate "C"), id);
create index accounts_by_surname_first on accounts
  ((lower(regexp_replace(normalize(surname || ' ' || name, NFKD), '[\u0300-\u036f]', '', 'g')) collate "C"), id);
drop index accounts_by_name, accounts_by_surname;
