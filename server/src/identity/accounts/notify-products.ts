import type { ProductEventKind } from "@frontdoor/contract/products/events.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { notifyProduct } from "../../integrations/events/product-events.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "./account-store.ts";
import { isPatient } from "./patient.ts";

type Whose = Pick<Account, "id" | "realm" | "type">;

/**
 * Emits an event to every product that knows an account, in the transaction of the cause. A patient's account is known
 * to the patient app and, like all accounts of its realm, to the practice product.
 */
export async function notifyProducts(
  tx: Transaction,
  deps: { clock: Clock },
  account: Whose,
  kind: ProductEventKind,
): Promise<void> {
  for (const product of productsOf(account)) {
    await notifyProduct(tx, deps, { product, kind, subjectId: account.id });
  }
}

function productsOf(account: Whose): ProductName[] {
  return isPatient(account) ? ["patient", account.realm] : [account.realm];
}
