import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { initiatingLogin } from "../../integrations/openid-state/openid-clients.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { havingUntoldMark } from "../contact/unreachable.ts";
import { havingTwoStep } from "../two-step/two-step-store.ts";

/** What it depends on where a login goes, beside the account. */
export interface LoginLookup {
  hasTwoStep: boolean;
  /** Whether its owner has not been told yet of an address at which nothing arrives. */
  hasUntoldMark: boolean;
  /** Where the product takes over a login that began here. */
  initiateUri: string | null;
}

/** Looks all of it up in one statement: a login waits for the database as seldom as it can. */
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
