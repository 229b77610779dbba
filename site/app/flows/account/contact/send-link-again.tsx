import { sendEmailVerification } from "@frontdoor/contract/account/email.ts";
import { accountContactWords } from "@frontdoor/words/account-contact.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { Button } from "../../../ui/button.tsx";
import { useAccountSettings } from "../account-settings.ts";
import type { useChange } from "../use-change.ts";

const { email: words } = accountContactWords;

interface SendLinkAgainProps {
  change: ReturnType<typeof useChange>;
  address: string;
  size?: "tiny" | "small";
}

/**
 * Resends the verification link. That changes nothing, so it needs no reauthentication.
 */
export function SendLinkAgain({ change, address, size = "tiny" }: SendLinkAgainProps) {
  const { tell } = useAccountSettings();
  const press = () =>
    change.start({
      reason: "",
      sendsMessage: true,
      write: (sending) => send(sendEmailVerification, { body: {} }, sending),
      taken: () =>
        tell({ part: "reach", title: fill(words.sent, { address }), text: words.sentMore }),
    });
  return (
    <Button look="secondary" size={size} state={change.button} onClick={press}>
      {words.sendAgain}
    </Button>
  );
}
