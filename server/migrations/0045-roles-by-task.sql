-- Roles by task. The check of the column knows four; what a role is, the code says. Who kept the records does the same
-- as registrar, and so does what waits for a second person.
alter table staff drop constraint staff_role_check;
update staff set role = 'registrar' where role = 'records';
update approvals set input = jsonb_set(input, '{body,role}', '"registrar"')
where state = 'pending' and input -> 'body' ->> 'role' = 'records' and call in ('addStaff', 'changeStaffRole');
