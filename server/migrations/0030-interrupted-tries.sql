-- How many tries of a message ended with their process: they say nothing of the message.
alter table outbox add column interrupted integer not null default 0;
