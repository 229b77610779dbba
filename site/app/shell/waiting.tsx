import { NoScriptNote } from "../parts/no-script/no-script-note.tsx";
import { Loading } from "../ui/loading.tsx";

/** What an address served by the fallback shows until its screen is there. */
export function Waiting() {
  return (
    <main className="wrap waiting">
      <NoScriptNote purpose="open this page" />
      <Loading />
    </main>
  );
}
