import type { TestServer } from "../test-server.ts";
import type { Mailed } from "./mailed.ts";
import type { Realm, Subject } from "./states.ts";

/** What a stranger sends to find out about somebody. */
export interface Request {
  method: "GET" | "POST";
  /** Below `/api`; of a form, the address of its page. */
  path: string;
  /** What a form sends without script. */
  form?: Record<string, string>;
  body?: unknown;
  cookies?: Record<string, string>;
}

/** One way to ask a public call about somebody. */
export interface Question {
  /** What is asked, for the title of its test. */
  about: string;
  realm: Realm;
  /** What the request needs that is not asked about: a login of the stranger's own, a challenge. */
  ask(server: TestServer, subject: Subject): Promise<Request>;
  /** Whom each state lets the answer mail, once the outbox has run: only whoever reads that mail learns of it. */
  mails: Mailed;
  /** Whether asking makes somebody of nobody, so that each is asked about once. */
  spends?: true;
  /** Tables that get a row where the name was free, and the account is made. */
  makes?: readonly string[];
  /** So often where it is measured how long it takes, in place of 500. */
  pairs?: number;
}

/** A call that names nobody, and why. */
export interface NamesNobody {
  namesNobody: string;
}

export type Row = readonly [Question, ...Question[]] | NamesNobody;
