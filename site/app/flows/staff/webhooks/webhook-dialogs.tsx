import { createWebhook, endWebhook, rotateWebhook } from "@frontdoor/contract/products/webhooks.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { consoleWebhooksWords as words } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { ConfirmDialog, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { ProductField, productNamed } from "../lists/product-choice.tsx";
import { ExactField } from "../openid/client-fields.tsx";
import { requiredProblems } from "../required-problems.ts";

/** Returns the words beside a webhook's secret, which is shown once. */
const secretWords = (url: string) => ({
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
    <ConfirmCall
      words={words.rotating}
      named={{ url }}
      icons={["lock"]}
      forTwo
      asksReason
      call={rotateWebhook}
      input={(reason) => ({ params: { id }, body: { reason } })}
      shown={({ secret }) => ({ ...secretWords(url), secret })}
      onClose={onClose}
    />
  );
}

/** Dialog that ends a webhook for good after its host is typed. */
export function EndWebhook(props: WebhookDialogProps & { onDone: () => void }) {
  const { id, url, ...dialog } = props;
  return (
    <ConfirmCall
      words={words.ending}
      named={{ url }}
      icons={["leave"]}
      typed={{ what: "word", word: new URL(url).host }}
      call={endWebhook}
      input={() => ({ params: { id } })}
      {...dialog}
    />
  );
}

const { adding } = words;
const labels = { product: adding.product, url: adding.url };

interface NewWebhookProps {
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Dialog that adds a webhook. Its secret is shown once. */
export function NewWebhook({ onAdded, onClose }: NewWebhookProps) {
  const send: SendDialog = (value, press) => {
    const [url, product] = [value("url"), value("product") as ProductName];
    press({
      call: createWebhook,
      input: { body: { url, product, reason: value("reason") } },
      problems: requiredProblems({ product, url }),
      said: fill(adding.said, { product: productNamed(product), url }),
      taken: (added) => added && onAdded(added.id),
      shown: ({ secret }) => ({ ...secretWords(url), secret }),
    });
  };
  return (
    <ConfirmDialog
      words={adding}
      icons={["lock"]}
      forTwo
      asksReason
      isDanger={false}
      labels={labels}
      fields={(field) => (
        <>
          <ProductField {...field("product")} />
          <ExactField
            {...field("url")}
            hint={adding.urlHint}
            maxLength={500}
            inputMode="url"
            required
          />
        </>
      )}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
