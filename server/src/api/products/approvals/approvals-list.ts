import type { InputOf } from "@frontdoor/contract/call.ts";
import type {
  ListedApproval,
  listApprovals as listCall,
} from "@frontdoor/contract/products/approvals.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import { listApprovalRows, stateOf } from "../../../directory/staff/approval-store.ts";
import { staffNames } from "../../../directory/staff/list-staff.ts";
import type { ApprovalInput } from "../../../directory/staff/staff-tables.ts";
import { namesOfAccounts } from "../../../identity/accounts/account-store.ts";
import { staffIdOf } from "../../../platform/audit/actor.ts";
import { isId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductContext } from "../product-context.ts";

/** A page of approvals, waiting and decided, with the names of staff. */
export async function listApprovals(
  { database, clock }: Services,
  { state, ...asked }: InputOf<typeof listCall>["query"],
  { caller, ...context }: Pick<ProductContext, "leadToNextPage" | "caller">,
): Promise<ListedApproval[]> {
  const { kysely } = database;
  const now = clock();
  const rows = await pageOf(asked, context, (page) =>
    listApprovalRows(kysely, now, { state, ...page }),
  );
  const people = rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by ?? ""]);
  const named = rows.map(({ input }) => idIn(input)).filter((id) => id !== null);
  const names = await staffNames(kysely, [
    ...people.map(staffIdOf).filter((id) => id !== null),
    ...named,
  ]);
  const accounts = mayCall(caller.as, "findAccounts")
    ? await namesOfAccounts(kysely, named)
    : new Map<string, string>();
  const person = (actor: string) => {
    const id = staffIdOf(actor);
    return { id, name: (id === null ? undefined : names.get(id)) ?? actor };
  };
  return rows.map((row) => ({
    ...told(row),
    input: row.input === null ? null : { ...row.input },
    whom: names.get(idIn(row.input) ?? "") ?? accounts.get(idIn(row.input) ?? "") ?? null,
    askedBy: person(row.asked_by),
    decidedBy: row.decided_by === null ? null : person(row.decided_by),
    state: stateOf(row, now),
  }));
}

/** The id of the member of staff or the account that a call is about. */
function idIn(input: ApprovalInput | null): string | null {
  const id: unknown = input?.accountId ?? Object(input?.params).id ?? Object(input?.body).username;
  return typeof id === "string" && isId(id) ? id : null;
}
