-- APIs of the products, for which their clients get access tokens.
create table openid_apis (
  identifier text primary key,
  product text not null,
  scopes jsonb not null,
  -- Whether the API checks its tokens by itself, or asks about them.
  tokens text not null check (tokens in ('jwt', 'opaque')),
  token_minutes smallint not null check (token_minutes between 5 and 15),
  created_at timestamptz not null,
  ended_at timestamptz
);

-- Machines are clients as well; the contract says which types there are.
alter table openid_clients drop constraint openid_clients_type_check;
