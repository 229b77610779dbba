import { json, type SmsProvider } from "../provider.ts";
import { own } from "./own.ts";

/** The operator's own gateway: `{to, text, idempotencyKey}` with a bearer token; the status is the result. */
export const bearer: SmsProvider = {
  needs: ["url"],
  request: ({ url, token }, { to, text }, id) => ({
    url: url ?? "",
    ...json(
      { to, text, idempotencyKey: id },
      token === null ? {} : { Authorization: `Bearer ${token}` },
    ),
  }),
  receipts: own,
};
