-- Which scopes of which APIs a client may ask for, by the identifier of the API. Clients that are there keep what they
-- had: all of their product's APIs.
alter table openid_clients add column api_scopes jsonb not null default '{}';
update openid_clients as client set api_scopes = coalesce(
  (select jsonb_object_agg(api.identifier, api.scopes) from openid_apis as api where api.product = client.product),
  '{}'
);
