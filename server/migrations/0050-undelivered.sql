-- Messages that did not arrive are few, and are looked for from the first screen of the console.
create index outbox_undelivered on outbox (id) where outcome = 'undelivered';
