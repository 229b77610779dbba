import { hiddenFields } from "@frontdoor/contract/posted-forms.ts";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import { blindIndex } from "../../../platform/encryption.ts";
import { clientAddressOf } from "../../../platform/http/client-address.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

const windowMilliseconds = 60_000;

/**
 * The idempotency key of a form (SEC-F13): the same for the same values from the same page. A page that answers a form
 * holds a key of its own. A page as it was built is the same for everybody: there the same values from the same browser
 * within one minute are one press.
 */
export function formKey(
  { keys, clock }: { keys: Keys; clock: Clock },
  request: FastifyRequest,
  fields: URLSearchParams,
): string {
  const given = fields.get(hiddenFields.key);
  const page = given ?? [
    clientAddressOf(request),
    request.headers["user-agent"] ?? "",
    Math.floor(clock().getTime() / windowMilliseconds),
  ];
  const values = [...fields].filter(
    ([name]) => !Object.values(hiddenFields).some((one) => one === name),
  );
  return blindIndex(keys, "posted form", JSON.stringify([page, request.raw.url, values]));
}
