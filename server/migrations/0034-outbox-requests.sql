-- The id of the request that put a message in, which its log lines and its answer carry as well.
alter table outbox add column request_id text;
