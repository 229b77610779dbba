-- How a message ended, which its state alone does not tell: 'handed-over', 'not-needed', 'refused', 'given-up'. Null while
-- it has not ended, for work of the server itself, and where a process of the version before ended it. No check: what a
-- receipt tells later is one more value.
alter table outbox add column outcome text;

-- From when on it is tried for a day; null where that is its creation.
alter table outbox add column retried_at timestamptz;
