-- When whoever reads the address of an account said that the account is not theirs: until the account has another
-- address, no link that proves it goes there.
alter table accounts add column email_refused_at timestamptz;

-- The device that a login at a product was made with, so that whoever signs the device out ends that login as well.
alter table openid_artifacts add column device_hash bytea;
create index openid_artifacts_by_device on openid_artifacts (account_id, device_hash) where device_hash is not null;
