import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../wire.ts";
import { changing, failuresOfChanges } from "./changes.ts";

/** Signs one device out: ends its login here, and at the products that can end logins of a single device. */
export const signOutDevice = call({
  ...changing,
  path: "/devices/{id}/sign-out",
  params: z.object({ id: line(64) }),
  failures: [...failuresOfChanges, "DEVICE_UNKNOWN"],
});

/** Ends every login of the account, here and at every product, but this one. */
export const signOutEverywhere = call({ ...changing, path: "/sign-out-everywhere" });
