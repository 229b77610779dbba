import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { useState } from "react";
import { goTo } from "../../../client/navigation-state.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { Button } from "../../../ui/button.tsx";
import { personAddress } from "../addresses.ts";

const { beside: words } = consolePersonWords;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Form that shows another account next to this one, by its id or support link. */
export function ShowBeside({ id }: { id: string }) {
  const [error, setError] = useState<string>();
  return (
    <form
      className="box"
      aria-labelledby="other-account"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("beside") ?? "");
        const [other] = uuid.exec(typed) ?? [];
        if (other === undefined || other.toLowerCase() === id) setError(words.none);
        else goTo(personAddress(id, other.toLowerCase()));
      }}
    >
      <h2 id="other-account">{words.ask}</h2>
      <TextField
        name="beside"
        label={words.field}
        hint={words.hint}
        error={error}
        autoComplete="off"
      />
      <p className="row">
        <Button look="secondary" type="submit">
          {words.submit}
        </Button>
      </p>
    </form>
  );
}
