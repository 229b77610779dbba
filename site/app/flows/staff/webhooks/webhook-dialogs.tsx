import { endWebhook, rotateWebhook } from "@frontdoor/contract/products/webhooks.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { textIn } from "../openid/client-fields.tsx";
import { usePress } from "../use-press.ts";

/** The secret of a webhook, shown this once. */
export function WebhookSecret(props: { url: string; secret: string; onClose: () => void }) {
  const { url, secret, onClose } = props;
  const filled = { ...words.key, text: fill(words.key.text, { url }) };
  return <ShownOnce words={filled} secret={secret} onClose={onClose} />;
}

interface WebhookDialogProps {
  id: string;
  url: string;
  onClose: () => void;
}

/** Gives a webhook another secret. */
export function RotateWebhook({ id, url, onClose }: WebhookDialogProps) {
  const { state, press } = usePress();
  const [secret, setSecret] = useState<string | null>(null);
  const { title, facts, submit, said } = words.rotating;
  const [overlap, leaked] = facts;
  if (secret !== null) return <WebhookSecret url={url} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={title}
      facts={[
        { icon: "lock", text: overlap },
        { icon: "info", text: leaked },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      asksReason
      submit={submit}
      state={state}
      onSubmit={(entered) =>
        press({
          call: rotateWebhook,
          input: { params: { id }, body: { reason: textIn(entered, "reason") } },
          said: fill(said, { url }),
          taken: (rotated) => (rotated === null ? onClose() : setSecret(rotated.secret)),
        })
      }
      onClose={onClose}
    />
  );
}

/** Ends a webhook for good, once the host of its address was typed. */
export function EndWebhook({
  id,
  url,
  onClose,
  onEnded,
}: WebhookDialogProps & { onEnded: () => void }) {
  const { state, press } = usePress();
  const { title, facts, submit, said } = words.ending;
  const [nothing, final] = facts;
  return (
    <ConfirmDialog
      title={title}
      facts={[
        { icon: "leave", text: nothing },
        { icon: "info", text: final },
      ]}
      typed={{ what: "word", word: new URL(url).host }}
      submit={submit}
      state={state}
      onSubmit={() =>
        press({
          call: endWebhook,
          input: { params: { id } },
          said: fill(said, { url }),
          taken: () => {
            onClose();
            onEnded();
          },
        })
      }
      onClose={onClose}
    />
  );
}
