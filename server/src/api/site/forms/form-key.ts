import { pressMinutes } from "@frontdoor/contract/constants.ts";
import { hiddenFields } from "@frontdoor/contract/posted-forms.ts";
import type { FastifyRequest } from "fastify";
import { blindIndex } from "../../../platform/encryption.ts";
import { clientAddressOf } from "../../../platform/http/client-address.ts";
import { type RateLimitDeps, windowOf } from "../../../platform/rate-limits/rate-limits.ts";
import type { RefusalDeps } from "../../../platform/rate-limits/refusal.ts";

/**
 * The idempotency key of a form (SEC-F13): the same for the same values from the same page. A page that answers a form
 * holds a key of its own. A page as it was built is the same for everybody: there the same values from the same browser
 * are one press for three minutes from the first.
 */
export async function formKey(
  deps: Pick<RateLimitDeps, "keys" | "clock"> & Pick<RefusalDeps, "database">,
  request: FastifyRequest,
  fields: URLSearchParams,
): Promise<string> {
  const values = [...fields].filter(
    ([name]) => !Object.values(hiddenFields).some((one) => one === name),
  );
  const page = fields.get(hiddenFields.key) ?? (await pressOf(deps, request, values));
  return blindIndex(deps.keys, "posted form", JSON.stringify([page, request.raw.url, values]));
}

/** Which press of a browser it is; a password makes it no other, so that nothing that is kept depends on one. */
async function pressOf(
  deps: Parameters<typeof formKey>[0],
  request: FastifyRequest,
  values: readonly [string, string][],
): Promise<unknown> {
  const browser = [clientAddressOf(request), request.headers["user-agent"] ?? ""];
  const shown = values.filter(([name]) => !/password/i.test(name));
  const thing = JSON.stringify([...browser, request.raw.url, shown]);
  const name = "press of a form";
  const window = { name, thing, minutes: pressMinutes };
  return [...browser, await windowOf(deps.database.kysely, deps, window)];
}
