import { consoleOpenidWords as words } from "@frontdoor/words/staff/openid.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { Apis } from "./apis.tsx";
import { Clients } from "./clients.tsx";

/** The clients of OpenID Connect, and the APIs that they call. */
export function OpenidScreen() {
  return (
    <ConsoleScreen screen="openid" words={words} call="listOpenidClients">
      <Views />
    </ConsoleScreen>
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
