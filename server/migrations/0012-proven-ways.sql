-- When a mailed link or invite first proved the address, and when the number was known to be the
-- owner's: registration proves neither.
alter table accounts add column email_proven_at timestamptz;
alter table accounts add column number_confirmed_at timestamptz;

-- Only an invite whose code nothing but the mail told proves the address of whoever brings it; that of an
-- older one was told to its product as well. The default stays for a process of the version before, which
-- goes on while the first one of this version starts.
alter table invites add column mailed boolean not null default false;

-- An academic account is made by the link that proves its address.
update accounts set email_proven_at = created_at where realm = 'academic';
