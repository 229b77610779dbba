import { grantOpenidApi, listOpenidApis } from "@frontdoor/contract/products/openid-apis.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { Checkbox } from "../../../fields/checkbox.tsx";
import { SelectField } from "../../../fields/select-field.tsx";
import { ConfirmDialog, type SendDialog } from "../confirm/confirm-dialog.tsx";
import { Failed } from "../lists/failed.tsx";
import { useReply } from "../lists/use-reply.ts";
import { requiredProblems } from "../required-problems.ts";
import type { ClientDialogProps } from "./client-dialogs.tsx";

const { granting: words } = consoleOpenidWords.clients;
const labels = { identifier: words.identifier, scopes: words.scopes };

/** Returns the name of a scope's checkbox. The prefix keeps it apart from the fields. */
const boxOf = (scope: string) => `scope:${scope}`;

/** Dialog that grants a client scopes of one API of its product. */
export function GrantScopes({ client, ...dialog }: ClientDialogProps) {
  const apis = useReply(listOpenidApis, {});
  const [identifier, setIdentifier] = useState("");
  const own =
    apis.state.at === "shown"
      ? apis.state.reply.filter(({ product }) => product === client.product)
      : [];
  const scopes = own.find((api) => api.identifier === identifier)?.scopes ?? [];
  const granted = client.apiScopes[identifier] ?? [];
  const send: SendDialog = (value, press, entered) =>
    press({
      call: grantOpenidApi,
      input: {
        params: { id: client.id },
        body: {
          identifier,
          scopes: scopes.filter((scope) => entered.has(boxOf(scope))),
          reason: value("reason"),
        },
      },
      problems: requiredProblems({ identifier }),
      said: fill(words.said, { id: client.id, identifier }),
    });
  return (
    <ConfirmDialog
      words={words}
      icons={["info", "lock"]}
      forTwo
      asksReason
      labels={labels}
      fields={(field) => (
        <>
          {apis.state.at === "failed" && <Failed error={apis.state.error} onAgain={apis.reload} />}
          <SelectField
            {...field("identifier")}
            hint={words.identifierHint}
            options={own.map((api) => ({ id: api.identifier, name: api.identifier }))}
            value={identifier}
            onChange={({ currentTarget }) => setIdentifier(currentTarget.value)}
            required
          />
          {scopes.length > 0 && (
            <fieldset className="field" key={identifier}>
              <legend className="field__legend">{labels.scopes}</legend>
              {scopes.map((scope) => (
                <Checkbox key={scope} name={boxOf(scope)} defaultChecked={granted.includes(scope)}>
                  {scope}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </>
      )}
      onSubmit={send}
      {...dialog}
    />
  );
}
