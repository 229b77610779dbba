import {
  changeOpenidClient,
  endOpenidClient,
  type ListedOpenidClient,
  type OpenidClientChange,
  rotateOpenidClient,
} from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import {
  ConfirmDialog,
  type DialogProps,
  type SendDialog,
  type TextOf,
} from "../confirm/confirm-dialog.tsx";
import { ClientFields, type TermName, termLabels, termsIn, textsOf } from "./client-fields.tsx";

const { clients: words } = consoleOpenidWords;

/** Returns the words beside a client's secret, which is shown once. */
export const secretWords = (id: string) => ({
  ...words.key,
  text: fill(words.key.text, { id }),
});

export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmCall
      words={words.rotating}
      named={{ id }}
      icons={["lock"]}
      forTwo
      asksReason
      call={rotateOpenidClient}
      input={(reason) => ({ params: { id }, body: { reason } })}
      shown={({ clientSecret }) => ({ ...secretWords(id), secret: clientSecret })}
      onClose={onClose}
    />
  );
}

/** Dialog that ends a client for good. */
export function EndClient({ id, ...dialog }: DialogProps & { id: string }) {
  return (
    <ConfirmCall
      words={words.ending}
      named={{ id }}
      icons={["leave"]}
      typed={{ what: "word", word: id }}
      call={endOpenidClient}
      input={() => ({ params: { id } })}
      {...dialog}
    />
  );
}

export interface ClientDialogProps extends DialogProps {
  client: ListedOpenidClient;
}

/** Dialog that changes the edited settings of a client and leaves the others. */
export function ChangeClient({ client, ...dialog }: ClientDialogProps) {
  const texts = textsOf(client);
  const send: SendDialog = (value, press, entered) => {
    const changes = changesIn(value, entered, texts);
    press({
      call: changeOpenidClient,
      input: { params: { id: client.id }, body: { ...changes, reason: value("reason") } },
      problems: Object.keys(changes).length === 0 ? { refreshHours: words.changing.same } : {},
      said: fill(words.changing.said, { id: client.id }),
    });
  };
  return (
    <ConfirmDialog
      words={words.changing}
      forTwo
      asksReason
      labels={termLabels}
      fields={(_, problems) => (
        <ClientFields type={client.type} texts={texts} problems={problems} />
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}

/** Returns only the edited settings: an unchanged address may hold a comma, which would split it. */
function changesIn(
  value: TextOf,
  entered: FormData,
  texts: Readonly<Record<TermName, string>>,
): OpenidClientChange {
  const isChanged = (name: string) => entered.has(name) && value(name) !== texts[name as TermName];
  const terms = Object.entries(termsIn(value));
  return Object.fromEntries(terms.filter(([name]) => isChanged(name)));
}
