import { useAddressSecret } from "../../client/address-secret.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { usePathParts } from "../../client/location.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import { island } from "../../island/island.tsx";
import { useMailedLink } from "../../parts/mailed-link/use-mailed-link.ts";
import { askForChange, stop } from "./unrecognised.calls.ts";
import { UnrecognisedScreen } from "./unrecognised.screen.tsx";

/** The page of "This wasn't me" in a mail: explains the button, and acts on its press. */
function UnrecognisedRoute() {
  const [, token = ""] = usePathParts();
  const secret = useAddressSecret(token, `/not-me/${secretPlaceholder}`);
  return <Unrecognised key={secret} token={secret} />;
}

function Unrecognised({ token }: { token: string }) {
  const { onPress, ...link } = useMailedLink(token, askForChange, {
    stop: { ask: stop, take: ({ location }) => (leaveFor(location) ? "leaving" : "stray") },
  });
  return <UnrecognisedScreen {...link} onPress={() => onPress("stop")} />;
}

export default island(UnrecognisedRoute);
