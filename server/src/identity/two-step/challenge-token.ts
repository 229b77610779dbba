import { twoStepMinutes } from "@frontdoor/contract/account/account-page.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { ReturnTo } from "@frontdoor/contract/return-to.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Account } from "../accounts/account-store.ts";
import { deviceHash } from "../devices/device.ts";
import type { LoginTarget } from "../login/login-attempt.ts";
import { issueToken, type TokenDeps, type TokenRow } from "../tokens/tokens.ts";

/** A login whose password was right and whose code is still asked for. */
export interface PendingLogin {
  product: LoginProduct;
  target: LoginTarget;
  wantsToStay: boolean;
  /** Where the product waits, as the page of the login knew it. */
  returnTo: ReturnTo | null;
  /** The invite that came with the login, by its id: its code is a secret. */
  inviteId: string | null;
}

/** Writes a login with a pending challenge down, for five minutes and for one browser. @returns the token that stands for it */
export function issueStepToken(
  tx: Transaction,
  deps: TokenDeps,
  { id: subjectId, realm }: Pick<Account, "id" | "realm">,
  { deviceId, login }: { deviceId: string; login: PendingLogin },
): Promise<string> {
  const { product, target, wantsToStay, returnTo, inviteId } = login;
  return issueToken(tx, deps, {
    id: newId(deps.clock),
    purpose: "second-step",
    realm,
    subjectId,
    expiresAt: new Date(deps.clock().getTime() + twoStepMinutes * 60_000),
    data: {
      device: deviceHash(deviceId).toString("base64url"),
      tries: 0,
      product,
      target,
      wantsToStay,
      inviteId,
      interaction: returnTo?.kind === "interaction" ? returnTo.uid : null,
      state: returnTo?.kind === "state" ? returnTo.state : null,
    },
  });
}

/** What {@link issueStepToken} wrote down of the login, as the query of its page would say it. */
export function loginOf({ data }: Pick<TokenRow, "data">) {
  const { target, wantsToStay, interaction, state, inviteId } = data;
  return {
    query: {
      ...(target === "account" ? { target } : {}),
      ...(wantsToStay === true ? { stay: "1" } : {}),
      ...(typeof interaction === "string" ? { interaction } : {}),
      ...(typeof state === "string" ? { state } : {}),
    } as const,
    inviteId: typeof inviteId === "string" ? inviteId : null,
  };
}

/** Whether the browser is the one that typed the password. */
export function isSameBrowser({ data }: Pick<TokenRow, "data">, deviceId: string | null): boolean {
  return deviceId !== null && data.device === deviceHash(deviceId).toString("base64url");
}
