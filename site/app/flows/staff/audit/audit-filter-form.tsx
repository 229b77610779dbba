import { consoleAuditWords } from "@frontdoor/words/staff/audit.ts";
import { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { AuditFilter } from "./audit-filter.ts";

interface AuditFilterFormProps {
  filter: AuditFilter;
  staff: readonly { id: string; name: string }[];
  onFilter: (filter: AuditFilter) => void;
}

const { filters: words, wrongPerson } = consoleAuditWords;
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter of the audit: person, member of staff, kind of event, days. */
export function AuditFilterForm({ filter, staff, onFilter }: AuditFilterFormProps) {
  const [isWrong, setWrong] = useState(false);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const value = (name: string) => String(entered.get(name) ?? "").trim();
    const person = value("person");
    const isKnown = person === "" || idPattern.test(person);
    setWrong(!isKnown);
    if (!isKnown) return;
    onFilter({
      person,
      staff: value("staff"),
      kind: value("kind"),
      since: value("since"),
      until: value("until"),
    });
  };
  return (
    <form className="filters" aria-label={words.label} noValidate onSubmit={show}>
      <label>
        {words.person}
        <input
          name="person"
          defaultValue={filter.person}
          placeholder={words.personHint}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "wrong-person" : undefined}
        />
      </label>
      {staff.length > 0 && (
        <label>
          {words.staff}
          <select key={staff.length} name="staff" defaultValue={filter.staff}>
            <option value="">{words.anybody}</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.kind}
        <select name="kind" defaultValue={filter.kind}>
          <option value="">{words.everything}</option>
          {Object.entries(timelineWords.kinds).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.since}
        <input name="since" type="date" defaultValue={filter.since} />
      </label>
      <label>
        {words.until}
        <input name="until" type="date" defaultValue={filter.until} />
      </label>
      <Button type="submit" look="secondary">
        {words.show}
      </Button>
      {isWrong && (
        <p id="wrong-person" role="alert" className="field__error">
          {wrongPerson}
        </p>
      )}
    </form>
  );
}
