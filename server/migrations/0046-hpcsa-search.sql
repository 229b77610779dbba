-- Whoever calls tells their HPCSA number, with or without the letters before it.
create index if not exists practice_profiles_by_hpcsa
  on practice_profiles ((regexp_replace(hpcsa_number, '\D', '', 'g') collate "C"));
create index if not exists academic_profiles_by_hpcsa
  on academic_profiles ((regexp_replace(hpcsa_number, '\D', '', 'g') collate "C"));
