import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import { handOffSeconds } from "@frontdoor/contract/constants.ts";
import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { openidPath } from "@frontdoor/contract/products/openid.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import { type ReturnTo, stateParameter } from "@frontdoor/contract/return-to.ts";
import { initiateLoginUri } from "../../integrations/openid-state/openid-clients.ts";
import { isOpenInteraction } from "../../integrations/openid-state/openid-interactions.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { consumeToken, issueToken, peekToken } from "../tokens/tokens.ts";
import { issueOpenidLogin } from "./openid-login.ts";

/** What is known of the visit in which somebody logged in. */
export interface Visit {
  /** The return address of the product, if it sent them here. */
  returnTo: ReturnTo | null;
  /** The id of the device cookie that the answer leaves in their browser. */
  deviceId: string;
  way: LoginWay;
  /** The result of `initiateLoginUri`, if it was already read. */
  initiateUri?: string | null;
}

/**
 * @param startUrls where each takes people over, without the code
 * @param issuer the front door as OpenID Connect names it; null where that is switched off
 */
export function createHandOffs(deps: {
  keys: Keys;
  clock: Clock;
  startUrls: Readonly<Record<LoginProduct, string>>;
  issuer: string | null;
}) {
  return {
    /**
     * Returns where a login redirects to: the OpenID Connect interaction that waits for it; otherwise the product's
     * `initiate_login_uri`; otherwise the product's start address with a one-time code, and with the product's `state`
     * if it gave one. An account that does not exist gets an address of the same form, whose code logs nobody in.
     */
    async issue(tx: Transaction, product: LoginProduct, accountId: string, visit: Visit) {
      return (
        (await openidLocation(tx, deps, { product, accountId, visit })) ??
        (await startLocation(tx, deps, { product, accountId, returnTo: visit.returnTo }))
      );
    },

    /** Uses a code up and returns its account; null when it is used, expired, unknown or another product's. */
    async redeem(tx: Transaction, product: LoginProduct, code: string) {
      const presented = { purpose: "hand-off", rawToken: code, now: deps.clock() } as const;
      const peeked = await peekToken(tx, presented);
      if (peeked.status !== "live" || peeked.row.data.product !== product) return null;
      const token = await consumeToken(tx, presented);
      if (typeof token === "string") return null;
      return { accountId: token.subject_id, signedInAt: token.created_at };
    },
  };
}

export type HandOffs = ReturnType<typeof createHandOffs>;
type HandOffDeps = Parameters<typeof createHandOffs>[0];

/** Returns null where the login goes on by a hand-off code. */
async function openidLocation(
  tx: Transaction,
  deps: HandOffDeps,
  { product, accountId, visit }: { product: LoginProduct; accountId: string; visit: Visit },
): Promise<string | null> {
  const { clock, issuer } = deps;
  const { returnTo, deviceId, way } = visit;
  if (issuer === null) return null;
  const issue = (use: Parameters<typeof issueOpenidLogin>[2]["use"]) =>
    issueOpenidLogin(tx, deps, { product, accountId, way, use });
  if (
    returnTo?.kind === "interaction" &&
    (await isOpenInteraction(tx, { ...returnTo, product, now: clock() }))
  ) {
    return finishPath(returnTo.uid, await issue({ interaction: returnTo.uid, deviceId }));
  }
  const { initiateUri: initiate = await initiateLoginUri(tx, product) } = visit;
  if (initiate === null) return null;
  const location = new URL(initiate);
  location.searchParams.set("iss", issuer);
  location.searchParams.set("login_hint", await issue({ deviceId }));
  return location.href;
}

/** The path that passes a login to the interaction that waits for it. */
function finishPath(uid: string, code: string): string {
  const query = new URLSearchParams({ [handOffParameter]: code });
  return `${openidPath}/interaction/${uid}/finish?${query}`;
}

async function startLocation(
  tx: Transaction,
  deps: HandOffDeps,
  {
    product,
    accountId,
    returnTo,
  }: { product: LoginProduct; accountId: string; returnTo: ReturnTo | null },
): Promise<string> {
  const code = await issueToken(tx, deps, {
    id: newId(deps.clock),
    purpose: "hand-off",
    realm: products[product].realm,
    subjectId: accountId,
    expiresAt: new Date(deps.clock().getTime() + handOffSeconds * 1000),
    data: { product },
  });
  const location = new URL(deps.startUrls[product]);
  location.searchParams.set(handOffParameter, code);
  if (returnTo?.kind === "state") location.searchParams.set(stateParameter, returnTo.state);
  return location.href;
}
