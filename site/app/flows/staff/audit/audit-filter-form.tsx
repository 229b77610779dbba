import type { Problems } from "@frontdoor/contract/problems.ts";
import { consoleAuditWords } from "@frontdoor/words/staff/audit.ts";
import { timelineWords } from "@frontdoor/words/staff/timeline.ts";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { halfTypedIn } from "../confirm/half-typed.ts";
import type { AuditFilter } from "./audit-filter.ts";

interface AuditFilterFormProps {
  filter: AuditFilter;
  staff: readonly { id: string; name: string }[];
  onFilter: (filter: AuditFilter) => void;
}

const { filters: words, wrongPerson, wrongDay } = consoleAuditWords;
/** The last day that is asked for: a year has four digits. */
const lastDay = "9999-12-31";
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter of the audit: person, member of staff, kind of event, days. */
export function AuditFilterForm({ filter, staff, onFilter }: AuditFilterFormProps) {
  const [wrong, setWrong] = useState<Problems>({});
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const value = (name: string) => String(entered.get(name) ?? "").trim();
    const person = value("person");
    const isKnown = person === "" || idPattern.test(person);
    const found: Problems = {
      ...(!isKnown && { person: wrongPerson }),
      ...halfTypedIn(event.currentTarget, wrongDay),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    onFilter({
      person,
      staff: value("staff"),
      kind: value("kind"),
      since: value("since"),
      until: value("until"),
    });
  };
  const said = [...new Set(Object.values(wrong))].join(" ");
  const problemOf = (name: string) =>
    name in wrong ? { "aria-invalid": true, "aria-describedby": "wrong-filter" } : {};
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
          {...problemOf("person")}
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
      {(["since", "until"] as const).map((name) => (
        <label key={name}>
          {words[name]}
          <input
            name={name}
            type="date"
            max={lastDay}
            defaultValue={filter[name]}
            {...problemOf(name)}
          />
        </label>
      ))}
      <Button type="submit" look="secondary">
        {words.show}
      </Button>
      {said !== "" && (
        <p id="wrong-filter" role="alert" className="field__error">
          {said}
        </p>
      )}
    </form>
  );
}
