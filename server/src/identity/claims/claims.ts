import { type Claims, isGrantedScope, type Scope } from "@frontdoor/contract/products/claims.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { languageCodes, languages } from "@frontdoor/words/languages.ts";
import { nameChoices } from "../../directory/lookups/lookup-store.ts";
import { grantedScopes } from "../../integrations/scopes/product-scopes-store.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { decrypt } from "../../platform/encryption.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { birthdayOf } from "../accounts/birthday.ts";
import { productOf } from "../accounts/patient.ts";
import { contactDetailOf } from "../accounts/username.ts";
import { identityDocumentOf } from "./claims-store.ts";
import { roleClaims } from "./role-claims.ts";

/**
 * What a product may know of an account by the scopes that it asks for; what is not known is left out. A scope
 * that the operator grants tells nothing while the product does not have it. In a transaction, for reading an
 * identity number is written down.
 * @returns null when no active account of the product has this id
 */
export async function claimsOf(
  tx: Transaction,
  deps: KeyedDeps,
  asked: { accountId: string; product: ProductName; scopes: readonly Scope[] },
): Promise<Claims | null> {
  const { product } = asked;
  const account = await findAccountById(tx, asked.accountId);
  if (account?.status !== "active" || productOf(account) !== product) return null;
  const granted: readonly Scope[] = await grantedScopes(tx, product);
  const tells = (scope: Scope) =>
    asked.scopes.includes(scope) && (!isGrantedScope(scope) || granted.includes(scope));
  return {
    sub: account.id,
    ...(tells("profile") && profileClaims(account, tells)),
    ...(tells("email") && emailClaims(account)),
    ...(tells("phone") && phoneClaims(account)),
    ...(tells("role") && (await roleClaims(tx, account))),
    ...(tells("identity") && (await identityClaims(tx, deps, account, product))),
  };
}

/** A username that is a way to reach the person belongs to the scope of that way. */
function profileClaims(account: Account, tells: (scope: Scope) => boolean): Partial<Claims> {
  const { name, surname, username, language, updated_at } = account;
  const detail = contactDetailOf(username);
  const code = languageCodes.find((known) => known === language);
  return {
    name: `${name} ${surname}`,
    given_name: name,
    family_name: surname,
    ...(detail === null || tells(detail) ? { preferred_username: username } : {}),
    ...(code !== undefined ? { locale: languages[code].tag } : {}),
    updated_at: Math.floor(updated_at.getTime() / 1_000),
  };
}

const emailClaims = ({ email, email_proven_at }: Account): Partial<Claims> => ({
  email,
  email_verified: email_proven_at !== null,
});

/** Somebody who came from another system may have none. */
const phoneClaims = ({ cell_number, number_confirmed_at }: Account): Partial<Claims> =>
  cell_number === ""
    ? {}
    : { phone_number: cell_number, phone_number_verified: number_confirmed_at !== null };

/** A person's identity document in the clear. Each reading is an audit event. */
async function identityClaims(
  tx: Transaction,
  deps: KeyedDeps,
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
