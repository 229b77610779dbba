-- How often something happened on a day, for the charts of the staff's console. No row is about a person: accounts have
-- no part in the key, and what names a role or a field is one of a fixed list.
create table daily_statistics (
  -- In the time of South Africa.
  day date not null,
  measure text not null,
  product text not null,
  -- The role or type of the people; empty where it is not told.
  role text not null,
  value text not null,
  count bigint not null,
  primary key (day, measure, product, role, value)
);
