-- Where the trace of the request goes on that put a message in (W3C traceparent); null where nobody traces.
alter table outbox add column traceparent text;
