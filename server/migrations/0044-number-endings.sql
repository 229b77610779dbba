-- Whoever calls tells the last digits of their number more readily than the first.
create index if not exists accounts_by_number_ending on accounts ((reverse(cell_number) collate "C"));
