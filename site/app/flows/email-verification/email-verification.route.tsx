import { useRef } from "react";
import { leaveFor } from "../../client/leave-for.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { linkIsland } from "../../parts/mailed-link/link-island.tsx";
import { useMailedLink } from "../../parts/mailed-link/use-mailed-link.ts";
import { askForOffer, decline, verify } from "./email-verification.calls.ts";
import { EmailVerificationScreen } from "./email-verification.screen.tsx";

/** The page of an email verification link: explains it, and verifies on a press. */
function EmailVerification({ token }: { token: string }) {
  const keys = useRef(createSubmissionKeys());
  const sending = (signal: AbortSignal, values: unknown) => ({
    signal,
    idempotencyKey: keys.current.keyFor(values),
  });
  const mailed = useMailedLink(token, askForOffer, {
    prove: {
      ask: (link: string, signal: AbortSignal) => verify(link, sending(signal, link)),
      take({ location }) {
        if (location === undefined) return "done";
        return leaveFor(location) ? "leaving" : "stray";
      },
    },
    decline: {
      ask: (link: string, signal: AbortSignal) => decline(link, sending(signal, { refused: link })),
      take: () => "done",
    },
  });
  return <EmailVerificationScreen {...mailed} />;
}

export default linkIsland("/account/email", EmailVerification);
