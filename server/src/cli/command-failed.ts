import { invalidValues } from "./terminal-words.ts";

/** A command with invalid values or options: exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A command that was refused or cannot be done: exit code 1. The message says what to do. */
export class CommandFailed extends Error {
  override name = "CommandFailed";
  /** Details for programs, beside the message in the output of `--json`. */
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.details = details;
  }
}

/** A request that waits for a second person's approval: exit code 3. */
export class Waiting extends CommandFailed {
  override name = "Waiting";
  constructor({ id, expiresAt }: { id: string; expiresAt: string }) {
    const message = `It waits for another owner until ${expiresAt}: frontdoor approval confirm ${id}`;
    super(message, { code: "WAITING", approval: id, expiresAt });
  }
}

/** The server refused the call; `fields` has invalid fields by their dotted paths. */
export class Refused extends CommandFailed {
  override name = "Refused";
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    const hasFields = Object.keys(fields).length > 0;
    const details = { code, status, ...(hasFields ? { fields } : {}) };
    super(hasFields ? invalidValues(fields) : `${message} (${status})`, details);
    this.status = status;
    this.fields = fields;
  }
}
