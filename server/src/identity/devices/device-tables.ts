interface DeviceTables {
  known_devices: {
    realm: string;
    username_index: string;
    /** SHA-256 of the id in the cookie. */
    device_hash: Buffer;
    last_used_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends DeviceTables {}
}
