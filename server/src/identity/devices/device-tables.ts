import type { BrowserName, LoginWay, SystemName } from "@frontdoor/contract/account/logins.ts";

interface DeviceTables {
  known_devices: {
    realm: string;
    username_index: string;
    /** SHA-256 of the id in the cookie. */
    device_hash: Buffer;
    last_used_at: Date;
  };
}

export interface LoginDeviceTables {
  login_devices: {
    id: string;
    account_id: string;
    /** SHA-256 of the id in the device cookie. */
    device_hash: Buffer;
    browser: BrowserName;
    system: SystemName;
    way: LoginWay;
    last_login_at: Date;
    /** `192.0.2.0/24`; null where LAST_LOGINS is off. */
    network: string | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends DeviceTables, LoginDeviceTables {}
}
