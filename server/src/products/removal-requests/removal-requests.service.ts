import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { Config } from "../../config.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { findAccount } from "../../people/accounts/account-store.ts";
import { isPatient } from "../../people/accounts/patient.ts";
import { usernameIndexes } from "../../people/accounts/username.ts";
import { removalLink, requestRemoval } from "../../people/removal/removal.ts";
import type { ProductContext } from "../product-context.ts";

export interface RemovalRequestsServiceDeps {
  keys: Keys;
  clock: Clock;
  config: Pick<Config, "publicUrl">;
}

/**
 * A patient asks in the patient app to be removed; the link of the answer confirms it (S6.014). For the
 * app a practice user of that name does not exist.
 */
export function createRemovalRequestsService(deps: RemovalRequestsServiceDeps) {
  const { keys, config } = deps;
  return {
    create: (username: string, { once, actor }: Pick<ProductContext, "once" | "actor">) =>
      once(
        async (
          tx,
        ): Promise<{ id: string; token: string; link: string } | Failure<"PATIENT_UNKNOWN">> => {
          const indexes = usernameIndexes(keys, "practice", username);
          const account = await findAccount(tx, "practice", indexes);
          if (account?.status !== "active" || !isPatient(account)) return fail("PATIENT_UNKNOWN");
          const { id, token } = await requestRemoval(tx, deps, account, actor);
          return { id, token, link: removalLink(config.publicUrl, token) };
        },
      ),
  };
}

export type RemovalRequestsService = ReturnType<typeof createRemovalRequestsService>;
