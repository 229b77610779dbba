import { hash } from "node:crypto";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import type { TokenRow } from "../../../identity/tokens/tokens.ts";
import type { PendingRegistration } from "../pending-registrations.store.ts";

type Addressed = Pick<PendingRegistration, "email">;

/** What a link's token keeps of its address: the registration may move to another one while the link is mailed. */
export function madeFor({ email }: Addressed): { address: string } {
  return { address: hash("sha256", canonicalEmail(email), "base64url") };
}

/** Whether a link was made for the address that its registration has now; a link of the previous version names none. */
export function isForAddress({ data }: Pick<TokenRow, "data">, registration: Addressed): boolean {
  return data.address === undefined || data.address === madeFor(registration).address;
}
