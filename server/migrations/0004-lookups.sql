-- Every list that a form offers. `parent_id` names the entry above: the discipline of a speciality,
-- the speciality of a role or a grade; it is empty in lists that hang under nothing.
create table lookup_items (
  list text not null,
  parent_id text not null default '',
  id text not null,
  name text not null,
  active boolean not null default true,
  position integer not null,
  primary key (list, parent_id, id)
);
