import { consoleOpenidWords as words } from "@frontdoor/words/staff/openid.ts";
import { Gate } from "../gate.tsx";
import { Chips } from "../lists/chips.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { Apis } from "./apis.tsx";
import { Clients } from "./clients.tsx";

/** The clients of OpenID Connect, and the APIs that they call. */
export function OpenidScreen() {
  return (
    <Gate screen="openid">
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
      </div>
      <ForRole call="listOpenidClients">
        <Views />
      </ForRole>
    </Gate>
  );
}

function Views() {
  const [view, setView] = useFilter("view", ["clients", "apis"] as const, "clients");
  return (
    <>
      <Chips label={words.views} choices={words.view} chosen={view} onChoose={setView} />
      {view === "apis" ? <Apis /> : <Clients />}
    </>
  );
}
