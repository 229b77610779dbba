import { dialogWords } from "@frontdoor/words/dialog.ts";
import type { ReactNode } from "react";
import { type LegalTopic, legalTitles } from "../../content/legal/titles.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { closes } from "../../ui/opens.ts";
import { legalDialogId } from "./legal-topic.ts";

interface LegalDialogProps {
  topic: LegalTopic;
  /** The text, loaded when the dialog is first opened. */
  children: ReactNode;
}

/** A legal text in a dialog (S2.083–S2.085). */
export function LegalDialog({ topic, children }: LegalDialogProps) {
  const id = legalDialogId(topic);
  return (
    <Dialog
      id={id}
      title={legalTitles[topic]}
      size="lg"
      isText
      actions={<Button {...closes(id)}>{dialogWords.close}</Button>}
    >
      {children}
    </Dialog>
  );
}
