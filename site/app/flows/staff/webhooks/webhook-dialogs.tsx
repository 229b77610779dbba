import { endWebhook, rotateWebhook } from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { EndDialog, RotateDialog } from "../confirm/secret-dialogs.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { usePress } from "../use-press.ts";

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

export function RotateWebhook({ id, url, onClose }: WebhookDialogProps) {
  const { state, press } = usePress();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <WebhookSecret url={url} secret={secret} onClose={onClose} />;
  return (
    <RotateDialog
      words={words.rotating}
      state={state}
      onSubmit={(reason) =>
        press({
          call: rotateWebhook,
          input: { params: { id }, body: { reason } },
          said: fill(words.rotating.said, { url }),
          taken: (rotated) => (rotated === null ? onClose() : setSecret(rotated.secret)),
        })
      }
      onClose={onClose}
    />
  );
}

/** Dialog that ends a webhook for good after its host is typed. */
export function EndWebhook({
  id,
  url,
  onClose,
  onEnded,
}: WebhookDialogProps & { onEnded: () => void }) {
  const { state, press } = usePress();
  return (
    <EndDialog
      words={words.ending}
      word={new URL(url).host}
      state={state}
      onSubmit={() =>
        press({
          call: endWebhook,
          input: { params: { id } },
          said: fill(words.ending.said, { url }),
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
