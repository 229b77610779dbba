-- Each message that arrives asks whether its address bears a mark.
create index unreachable_addresses_by_address on unreachable_addresses (address_hash);
