-- By which way somebody wants one-time codes at their number.
alter table accounts add column code_way text not null default 'sms'
  check (code_way in ('sms', 'whatsapp'));
