import { consolePracticesWords as words } from "@frontdoor/words/staff/practices.ts";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { Chips } from "../lists/chips.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { Leads } from "./leads.tsx";
import { Practices } from "./practices.tsx";

/** The practices, and beside them who asked to be contacted. */
export function PracticesScreen() {
  return (
    <Gate screen="practices">
      <Views />
    </Gate>
  );
}

function Views() {
  const { may } = useConsole();
  const [view, setView] = useFilter("view", ["practices", "leads"] as const, "practices");
  return (
    <>
      <div className="staff-head">
        <h1>{words.view[view]}</h1>
        {view === "practices" && <span className="muted">{words.lead}</span>}
      </div>
      {may("listLeads") && (
        <Chips label={words.views} choices={words.view} chosen={view} onChoose={setView} />
      )}
      <ForRole call={view === "leads" ? "listLeads" : "listPractices"}>
        {view === "leads" ? <Leads /> : <Practices />}
      </ForRole>
    </>
  );
}
