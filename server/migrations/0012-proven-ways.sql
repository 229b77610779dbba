-- When a mailed link or invite first proved the address, and when the number was known to be the
-- owner's: registration proves neither.
alter table accounts add column email_proven_at timestamptz;
alter table accounts add column number_confirmed_at timestamptz;

-- Only an invite that was mailed proves the address of whoever brings it; what older ones' mails became
-- is known for as long as the outbox remembers. The default stays for a process of the version before,
-- which goes on while the first one of this version starts.
alter table invites add column mailed boolean not null default false;
update invites set mailed = true from outbox
  where outbox.kind = invites.kind || '.invite-mail'
    and outbox.payload ->> 'inviteId' = invites.id::text;

-- An academic account is made by the link that proves its address.
update accounts set email_proven_at = created_at where realm = 'academic';
update accounts set email_proven_at = accounts.created_at, number_confirmed_at = accounts.created_at
  from invites
  where accounts.realm = 'practice'
    and invites.kind = 'practice'
    and invites.status = 'REGISTERED'
    and invites.mailed
    and invites.used_by = accounts.id::text;
