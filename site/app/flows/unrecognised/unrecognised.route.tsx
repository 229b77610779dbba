import { leaveFor } from "../../client/leave-for.ts";
import { linkIsland } from "../../parts/mailed-link/link-island.tsx";
import { useMailedLink } from "../../parts/mailed-link/use-mailed-link.ts";
import { askForChange, stop } from "./unrecognised.calls.ts";
import { UnrecognisedScreen } from "./unrecognised.screen.tsx";

/** The page of "This wasn't me" in a mail: explains the button, and acts on its press. */
function Unrecognised({ token }: { token: string }) {
  const { onPress, ...link } = useMailedLink(token, askForChange, {
    stop: { ask: stop, take: ({ location }) => (leaveFor(location) ? "leaving" : "stray") },
  });
  return <UnrecognisedScreen {...link} onPress={() => onPress("stop")} />;
}

export default linkIsland("/not-me", Unrecognised);
