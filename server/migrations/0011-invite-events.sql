-- A product learns who took which of its invites.
alter table product_events add column invite_id uuid;
