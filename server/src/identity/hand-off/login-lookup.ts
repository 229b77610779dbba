import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { initiatingLogin } from "../../integrations/openid-state/openid-clients.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { havingUntoldMark } from "../contact/unreachable.ts";
import { havingTwoStep } from "../two-step/two-step-store.ts";

/** What decides where a login redirects to, besides the account. */
export interface LoginLookup {
  hasTwoStep: boolean;
  /** Whether its owner still has to be told of an unreachable address. */
  hasUntoldMark: boolean;
  /** The product's `initiate_login_uri`, for logins that begin here. */
  initiateUri: string | null;
}

/** Reads all of it by one statement, which saves a login round trips to the database. */
export function lookUpLogin(
  tx: Transaction,
  { clock }: { clock: Clock },
  { product, accountId }: { product: LoginProduct; accountId: string },
): Promise<LoginLookup> {
  return tx
    .selectNoFrom([
      havingTwoStep(accountId, clock()).as("hasTwoStep"),
      havingUntoldMark(accountId).as("hasUntoldMark"),
      initiatingLogin(product).as("initiateUri"),
    ])
    .executeTakeFirstOrThrow();
}
