import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, nothing } from "../wire.ts";
import { failuresOfChanges } from "./failures.ts";

/** Ends what began on one device: its login here, and at the products that can be told of one device. */
export const signOutDevice = call({
  api: "account",
  method: "POST",
  path: "/devices/{id}/sign-out",
  params: z.object({ id: line(64) }),
  body: nothing,
  reply: nothing,
  failures: [...failuresOfChanges, "DEVICE_UNKNOWN"],
  idempotent: true,
});

/** Ends every login of the account, here and at every product, but this one. */
export const signOutEverywhere = call({
  api: "account",
  method: "POST",
  path: "/sign-out-everywhere",
  body: nothing,
  reply: nothing,
  failures: failuresOfChanges,
  idempotent: true,
});
