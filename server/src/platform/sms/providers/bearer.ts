import { json, type SmsProvider } from "../provider.ts";
import { own } from "./own.ts";

/** A gateway of one's own: `{to, text, idempotencyKey}` with a bearer token; the status says what became of it. */
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
