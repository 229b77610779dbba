import { listStaff } from "@frontdoor/contract/products/staff.ts";
import { consoleAuditWords as words } from "@frontdoor/words/staff/audit.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { type AuditFilter, filterOfAddress, keepFilter } from "./audit-filter.ts";
import { AuditFilterForm } from "./audit-filter-form.tsx";
import { AuditTable } from "./audit-table.tsx";
import { AuditTools } from "./audit-tools.tsx";

/** The audit: who did what to whom, filtered by person, kind and time. */
export function AuditScreen() {
  return (
    <Gate screen="audit">
      <ForRole call="listAudit">
        <Audit />
      </ForRole>
    </Gate>
  );
}

function Audit() {
  const { ask, may } = useConsole();
  const [filter, setFilter] = useState<AuditFilter>(filterOfAddress);
  const [staff, setStaff] = useState<readonly { id: string; name: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (!may("listStaff")) return;
    return abortOnUnmount(
      (signal) => ask(listStaff, { query: { limit: 100 } }, { signal }),
      (heard) => heard.is === "done" && setStaff(heard.reply),
    );
  }, []);
  return (
    <>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
        <AuditTools filter={filter} />
      </div>
      <AuditFilterForm
        filter={filter}
        staff={staff}
        onFilter={(next) => {
          keepFilter(next);
          setFilter(next);
        }}
      />
      <AuditTable key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}
