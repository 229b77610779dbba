import { type LoginWay, loginWays } from "@frontdoor/contract/account/logins.ts";
import { handOffSeconds } from "@frontdoor/contract/constants.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { isToken, newId } from "../../platform/ids.ts";
import { isSameSecret } from "../../platform/same-secret.ts";
import { deviceHash } from "../devices/device.ts";
import {
  consumeToken,
  issueToken,
  peekToken,
  type TokenDeps,
  type TokenRow,
} from "../tokens/tokens.ts";

/** What a login may be used for in its browser: to finish one interaction, or to begin one. */
interface Use {
  interaction?: string;
  deviceId: string;
}

/** A completed login, valid for a minute and for one use. */
export interface VerifiedLogin {
  accountId: string;
  provenAt: Date;
  way: LoginWay;
}

/** Stores a code that stands for a completed login; the browser carries it to the interaction. */
export function issueOpenidLogin(
  tx: Transaction,
  deps: TokenDeps,
  {
    product,
    accountId,
    way,
    use,
  }: { product: LoginProduct; accountId: string; way: LoginWay; use: Use },
): Promise<string> {
  return issueToken(tx, deps, {
    id: newId(deps.clock),
    purpose: "openid-login",
    realm: products[product].realm,
    subjectId: accountId,
    expiresAt: new Date(deps.clock().getTime() + handOffSeconds * 1_000),
    data: { product, way, ...dataOf(use) },
  });
}

/** Whether a login hint has the form of such a code rather than of a name. */
export const isLoginCode = (hint: string) => isToken(hint);

/** Uses the code up; null for one that is used, expired, unknown, another product's or for another use. */
export async function redeemOpenidLogin(
  tx: Transaction,
  { clock }: Pick<TokenDeps, "clock">,
  { code, product, use }: { code: string; product: LoginProduct; use: Use },
): Promise<VerifiedLogin | null> {
  const presented = { purpose: "openid-login", rawToken: code, now: clock() } as const;
  if (!(await isFor(tx, presented, product, use))) return null;
  const token = await consumeToken(tx, presented);
  if (typeof token === "string") return null;
  return { accountId: token.subject_id, provenAt: token.created_at, way: wayOf(token) };
}

async function isFor(
  db: Db,
  presented: Parameters<typeof peekToken>[1],
  product: LoginProduct,
  use: Use,
): Promise<boolean> {
  const peeked = await peekToken(db, presented);
  if (peeked.status !== "live" || peeked.row.data.product !== product) return false;
  const { data } = peeked.row;
  return Object.entries(dataOf(use)).every(([name, value]) =>
    isSameSecret(value, String(data[name] ?? "")),
  );
}

/** A code of the previous version names no way to log in, because there was only one. */
function wayOf({ data }: Pick<TokenRow, "data">): LoginWay {
  return loginWays.find((way) => way === data.way) ?? "password";
}

/**
 * The token's data. A code that begins an interaction has an empty interaction, so that the code of an existing one
 * cannot begin another.
 */
function dataOf({ interaction = "", deviceId }: Use): Record<string, string> {
  return { interaction, device: deviceHash(deviceId).toString("base64url") };
}
