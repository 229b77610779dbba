import { endWebhook, rotateWebhook } from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";

/** Returns the words beside a webhook's secret, which is shown once. */
export const secretWords = (url: string) => ({
  ...words.key,
  text: fill(words.key.text, { url }),
});

interface WebhookDialogProps {
  id: string;
  url: string;
  onClose: () => void;
}

export function RotateWebhook({ id, url, onClose }: WebhookDialogProps) {
  return (
    <ConfirmDialog
      words={words.rotating}
      icons={["lock"]}
      forTwo
      asksReason
      onSubmit={(entered, press) =>
        press({
          call: rotateWebhook,
          input: { params: { id }, body: { reason: textIn(entered, "reason") } },
          said: fill(words.rotating.said, { url }),
          shown: ({ secret }) => ({ ...secretWords(url), secret }),
        })
      }
      onClose={onClose}
    />
  );
}

/** Dialog that ends a webhook for good after its host is typed. */
export function EndWebhook(props: WebhookDialogProps & { onDone: () => void }) {
  const { id, url, ...dialog } = props;
  return (
    <ConfirmDialog
      words={words.ending}
      icons={["leave"]}
      typed={{ what: "word", word: new URL(url).host }}
      onSubmit={(_, press) =>
        press({
          call: endWebhook,
          input: { params: { id } },
          said: fill(words.ending.said, { url }),
        })
      }
      {...dialog}
    />
  );
}
