-- Practices by the start of their ids: the primary key serves no `like` in a database that sorts by a locale's order.
create index if not exists practices_by_start_of_id on practices (id collate "C");

-- Heads of department by pieces of their names, as the search folds them: each search read all of them. They change
-- seldom: what is written goes into the index at once, and no search reads what waits beside it.
create index if not exists accounts_heads_by_piece on accounts using gin
  (lower(regexp_replace(normalize(name || ' ' || surname, NFKD), '[\u0300-\u036f]', '', 'g')) gin_trgm_ops)
  with (fastupdate = off)
  where realm = 'academic' and type = 'HOD' and status = 'active';
