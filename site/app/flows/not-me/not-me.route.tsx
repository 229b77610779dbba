import { useAddressSecret } from "../../client/address-secret.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { usePathParts } from "../../client/location.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import { island } from "../../island/island.tsx";
import { useMailedLink } from "../../parts/mailed-link/use-mailed-link.ts";
import { askForChange, stop } from "./not-me.calls.ts";
import { NotMeScreen } from "./not-me.screen.tsx";

/** Where "This was not me" of a mail leads: it says what the button does, and waits for the press. */
function NotMeRoute() {
  const [, token = ""] = usePathParts();
  const secret = useAddressSecret(token, `/not-me/${secretPlaceholder}`);
  return <NotMe key={secret} token={secret} />;
}

function NotMe({ token }: { token: string }) {
  const link = useMailedLink(token, {
    read: askForChange,
    press: stop,
    take: ({ location }) => leaveFor(location),
  });
  return <NotMeScreen {...link} />;
}

export default island(NotMeRoute);
