import type { Problems } from "@frontdoor/contract/problems.ts";
import { errorAreaWords } from "@frontdoor/words/error-area.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../ui/icons/icon.tsx";

interface FaultyField {
  name: string;
  label: string;
  message: string;
}

interface ErrorAreaProps {
  /** The error, as plain text or with a link. */
  children?: ReactNode;
  /** The faulty fields, in the order of the form; each links to its control. */
  fields?: readonly FaultyField[];
  /**
   * Changes with every failed attempt, so that the same message takes focus again: the number of attempts or the error
   * object.
   */
  attempt?: unknown;
  /** The reference by which the operator finds a server error in the log. */
  reference?: string | undefined;
  /** A form further down scrolls to its own area instead of to the top of the page. */
  place?: "top-of-page" | "within-page";
}

/**
 * The red area at the top of a form (S8.037–S8.043, Q094): announced, takes focus, scrolls to the top, and links to
 * each faulty field.
 */
export function ErrorArea({
  children,
  fields = [],
  attempt,
  reference,
  place = "top-of-page",
}: ErrorAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const shown = Boolean(children);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new attempt takes focus again
  useEffect(() => {
    if (!shown) return;
    if (place === "top-of-page") window.scrollTo(0, 0);
    else area.current?.scrollIntoView({ block: "center" });
    area.current?.focus({ preventScroll: true });
  }, [shown, attempt, place]);

  if (!shown) return null;
  return (
    <div ref={area} className="notice notice--error" role="alert" tabIndex={-1}>
      <Icon name="error" />
      <div>
        <div className="notice__text">{children}</div>
        {reference !== undefined && <p>{fill(errorAreaWords.reference, { id: reference })}</p>}
        {fields.length > 0 && (
          <ul>
            {fields.map(({ name, label, message }) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
                  {fill(errorAreaWords.problem, { label, message })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The message of a refused form, and its field errors. */
export interface Refusal {
  message: string;
  problems: Problems;
  /** The reference by which the operator finds a server error in the log. */
  reference?: string | undefined;
}

interface RefusalAreaProps extends Pick<ErrorAreaProps, "place"> {
  /** A new object for every refusal, so that its message takes focus again; `null` shows nothing. */
  refusal: Refusal | null;
  labels: Readonly<Record<string, string>>;
}

export function RefusalArea({ refusal, labels, ...area }: RefusalAreaProps) {
  if (refusal === null) return null;
  return (
    <ErrorArea
      {...area}
      fields={faultyFields(refusal.problems, labels)}
      attempt={refusal}
      reference={refusal.reference}
    >
      {refusal.message}
    </ErrorArea>
  );
}

/** The fields with an error, in the order of the problems. Every field has a label. */
export function faultyFields(
  problems: Problems,
  labels: Readonly<Record<string, string>>,
): FaultyField[] {
  return Object.entries(problems).flatMap(([name, message]) => {
    const label = labels[name];
    return label === undefined ? [] : [{ name, label, message }];
  });
}

function goTo(event: MouseEvent, name: string) {
  const control = document.getElementById(name);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: "center" });
}
