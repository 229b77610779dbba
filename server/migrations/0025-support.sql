-- What a support desk finds an account by: the beginning of what a person can tell of themselves. Names are compared in
-- lower case without accents.
create index accounts_by_name on accounts
  ((lower(regexp_replace(normalize(name || ' ' || surname, NFKD), '[\u0300-\u036f]', '', 'g')) collate "C"));
create index accounts_by_surname on accounts
  ((lower(regexp_replace(normalize(surname || ' ' || name, NFKD), '[\u0300-\u036f]', '', 'g')) collate "C"));
create index accounts_by_typed_username on accounts ((lower(username) collate "C"));
create index accounts_by_typed_email on accounts ((lower(email) collate "C"));
create index accounts_by_number on accounts ((cell_number collate "C"));
create index practice_profiles_by_practice on practice_profiles ((lower(practice_number) collate "C"));
create index academic_profiles_by_practice on academic_profiles ((lower(practice_number) collate "C"));
create index invites_by_practice on invites (practice_id) where used_by is not null;

-- What became of the mails and SMS of one account: by whom or what they are about.
create index outbox_by_matter on outbox
  ((coalesce(payload->>'accountId', payload->>'tokenId', payload->>'codeId', payload->>'accountIds')));
create index tokens_of_subject on tokens (subject_id);
