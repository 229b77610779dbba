import type { Call } from "@frontdoor/contract/call.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Placeholder } from "@frontdoor/words/text/translation.ts";
import type { Given } from "../../../client/send.ts";
import { ConfirmDialog, type ConfirmDialogProps, type DialogPress } from "./confirm-dialog.tsx";

interface CallWords {
  title: string;
  submit: string;
  facts: readonly string[];
  said: string;
}

interface ConfirmCallProps<Words extends CallWords, C extends Call>
  extends Omit<ConfirmDialogProps<never>, "words" | "facts" | "onSubmit"> {
  words: Words;
  /** What the placeholders of the words stand for. */
  named: Readonly<Record<Placeholder<Words["said"] | Words["facts"][number]>, string>>;
  call: C;
  input: (reason: string) => Given<C>;
  shown?: DialogPress<C>["shown"];
}

/** Dialog that says what a call does, and makes it. It asks for a reason at most. */
export function ConfirmCall<Words extends CallWords, C extends Call>(
  props: ConfirmCallProps<Words, C>,
) {
  const { words, named, call, input, shown, ...dialog } = props;
  const filled = (text: string) => fill(text, named as Readonly<Record<string, string>>);
  return (
    <ConfirmDialog
      {...dialog}
      words={words}
      facts={words.facts.map(filled)}
      onSubmit={(value, press) =>
        press({
          call,
          input: input(value("reason")),
          said: filled(words.said),
          ...(shown && { shown }),
        })
      }
    />
  );
}
