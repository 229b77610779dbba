import { brand } from "@frontdoor/brand/brand.ts";
import { createWebhook } from "@frontdoor/contract/products/webhooks.ts";
import { consoleWebhooksWords } from "@frontdoor/words/staff/webhooks.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog, type PressInDialog } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { ProductField, productIn } from "../lists/product-choice.tsx";
import { ExactField } from "../openid/client-fields.tsx";
import { requiredProblems } from "../required-problems.ts";
import { secretWords } from "./webhook-dialogs.tsx";

const { adding: words } = consoleWebhooksWords;
const labels = { product: words.product, url: words.url };

interface NewWebhookProps {
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Dialog that adds a webhook. Its secret is shown once. */
export function NewWebhook({ onAdded, onClose }: NewWebhookProps) {
  const send = (entered: FormData, press: PressInDialog) => {
    const [url, product] = [textIn(entered, "url"), productIn(textIn(entered, "product"))];
    press({
      call: createWebhook,
      input: { body: { url, product: product ?? "practice", reason: textIn(entered, "reason") } },
      problems: requiredProblems({ product: product ?? "", url }),
      said: fill(words.said, { product: brand.products[product ?? "practice"].name, url }),
      taken: (added) => added && onAdded(added.id),
      shown: ({ secret }) => ({ ...secretWords(url), secret }),
    });
  };
  return (
    <ConfirmDialog
      words={words}
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
            hint={words.urlHint}
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
