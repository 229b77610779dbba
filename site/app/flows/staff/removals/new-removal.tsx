import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import { consoleRemovalsWords } from "@frontdoor/words/staff/removals.ts";
import { useState } from "react";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { requiredProblems } from "../required-problems.ts";

const { asking } = consoleRemovalsWords;

/** Dialog that asks for the removal of a patient's account. The link that confirms it is mailed only to its owner. */
export function NewRemoval(dialog: DialogProps) {
  const [username, setUsername] = useState("");
  return (
    <ConfirmDialog
      words={asking}
      icons={["mail"]}
      forTwo
      {...(username.trim() !== "" && { typed: { what: "username", word: username.trim() } })}
      asksReason
      isDanger
      labels={{ username: asking.username }}
      fields={(field) => (
        <TextField
          {...field("username")}
          value={username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={({ currentTarget }) => setUsername(currentTarget.value)}
        />
      )}
      onSubmit={(entered, press) =>
        press({
          call: createRemovalRequest,
          input: {
            body: { username: username.trim(), reason: textIn(entered, "reason") },
          },
          problems: requiredProblems({ username }),
          said: asking.said,
        })
      }
      {...dialog}
    />
  );
}
