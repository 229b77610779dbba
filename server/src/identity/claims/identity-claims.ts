import type { Claims } from "@frontdoor/contract/products/claims.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { nameChoices } from "../../directory/lookups/lookup-store.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { decrypt } from "../../platform/encryption.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import type { Account } from "../accounts/account-store.ts";
import { birthdayOf } from "../accounts/birthday.ts";
import { identityDocumentOf } from "./claims-store.ts";

/** What a person identified themselves with, in the clear; that it was read is an event of the audit. */
export async function identityClaims(
  tx: Transaction,
  deps: { clock: Clock; keys: Keys },
  { id, realm }: Account,
  product: ProductName,
): Promise<Partial<Claims>> {
  const document = await identityDocumentOf(tx, id);
  if (document === undefined) return {};
  await audit(tx, deps, { kind: "identity-read", actor: product, subjectId: id, realm });
  const { identity_type, passport_country_id } = document;
  const number = decrypt(deps.keys, document.number_sealed, id);
  if (identity_type === "IDDOC") {
    const birthdate = birthdayOf(number, deps.clock()).toISOString().slice(0, "YYYY-MM-DD".length);
    return { identity_type, identity_number: number, birthdate };
  }
  const country = { list: "countries", id: passport_country_id ?? "" } as const;
  const { passport_country } = await nameChoices(tx, { passport_country: country });
  return { identity_type, passport_number: number, passport_country };
}
