import { endOpenidClient, rotateOpenidClient } from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";

const { clients: words } = consoleOpenidWords;

/** Returns the words beside a client's secret, which is shown once. */
export const secretWords = (id: string) => ({
  ...words.key,
  text: fill(words.key.text, { id }),
});

export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      words={words.rotating}
      icons={["lock"]}
      forTwo
      asksReason
      onSubmit={(entered, press) =>
        press({
          call: rotateOpenidClient,
          input: { params: { id }, body: { reason: textIn(entered, "reason") } },
          said: fill(words.rotating.said, { id }),
          shown: ({ clientSecret }) => ({ ...secretWords(id), secret: clientSecret }),
        })
      }
      onClose={onClose}
    />
  );
}

/** Dialog that ends a client for good. */
export function EndClient({ id, ...dialog }: DialogProps & { id: string }) {
  return (
    <ConfirmDialog
      words={words.ending}
      icons={["leave"]}
      typed={{ what: "word", word: id }}
      onSubmit={(_, press) =>
        press({
          call: endOpenidClient,
          input: { params: { id } },
          said: fill(words.ending.said, { id }),
        })
      }
      {...dialog}
    />
  );
}
