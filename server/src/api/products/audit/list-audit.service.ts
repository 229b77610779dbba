import { staffNames } from "../../../directory/staff/list-staff.ts";
import { staffIdOf } from "../../../platform/audit/actor.ts";
import { isId } from "../../../platform/ids.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { filterOf } from "./audit-filter.ts";
import { listEvents } from "./list-audit.store.ts";

/** The audit to be read, a page at a time, with the names of staff. */
export function createListAuditService({ database: { kysely } }: ProductDeps) {
  return {
    async listAudit({ query: { limit, after, ...wanted } }, context) {
      const filter = filterOf(wanted);
      const rows = await pageOf({ limit, after }, context, (page) =>
        listEvents(kysely, { ...filter, ...page }),
      );
      const about = ({ details }: Pick<(typeof rows)[number], "details">) =>
        String(details.staffId ?? "");
      const ids = rows.flatMap((row) => [staffIdOf(row.actor) ?? "", about(row)]).filter(isId);
      const names = await staffNames(kysely, ids);
      return rows.map(({ at, actor: by, subject_id: subjectId, ...row }) => ({
        ...row,
        aboutStaff: names.get(about(row)) ?? null,
        at: at.toISOString(),
        subjectId,
        by: by === subjectId ? "itself" : by,
        staffName: names.get(staffIdOf(by) ?? "") ?? null,
      }));
    },
  } satisfies ProductHandlers;
}
