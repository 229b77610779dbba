import { handOffSeconds } from "@frontdoor/contract/constants.ts";
import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { consumeToken, issueToken, peekToken } from "../tokens/tokens.ts";

export interface HandOffs {
  /**
   * Writes a one-time code and returns the product's start address that carries it. For an account
   * that does not exist the address looks the same, and the code signs in nobody.
   */
  issue(tx: Transaction, product: LoginProduct, accountId: string): Promise<string>;
  /** Uses a code up and tells whose it is; null when it is used, expired, unknown or another product's. */
  redeem(
    tx: Transaction,
    product: LoginProduct,
    code: string,
  ): Promise<{ accountId: string; signedInAt: Date } | null>;
}

/** @param startUrls where each takes people over, without the code */
export function createHandOffs(deps: {
  keys: Keys;
  clock: Clock;
  startUrls: Readonly<Record<LoginProduct, string>>;
}): HandOffs {
  return {
    async issue(tx, product, accountId) {
      const id = newId(deps.clock);
      const expiresAt = new Date(deps.clock().getTime() + handOffSeconds * 1000);
      const code = await issueToken(tx, deps, {
        id,
        purpose: "hand-off",
        realm: products[product].realm,
        subjectId: accountId,
        expiresAt,
        data: { product },
      });
      const location = new URL(deps.startUrls[product]);
      location.searchParams.set(handOffParameter, code);
      return location.href;
    },

    async redeem(tx, product, code) {
      const presented = {
        purpose: "hand-off",
        rawToken: code,
        now: deps.clock(),
      } as const;
      const peeked = await peekToken(tx, presented);
      if (peeked.status !== "live" || peeked.row.data.product !== product) return null;
      const token = await consumeToken(tx, presented);
      if (typeof token === "string") return null;
      return { accountId: token.subject_id, signedInAt: token.created_at };
    },
  };
}
