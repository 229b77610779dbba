-- The search for heads of department looks at nobody else.
create index accounts_heads_of_department on accounts (surname, name, id)
  where realm = 'academic' and type = 'HOD' and status = 'active';
