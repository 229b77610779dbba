-- The network that somebody last logged in from on a device, where the operator keeps it (LAST_LOGINS).
alter table login_devices add column network text;
