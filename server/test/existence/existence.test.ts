import { afterAll, beforeAll, describe, test } from "vitest";
import { serveForms } from "../posted-forms.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { allQuestions } from "./all-questions.ts";
import { expectNoTrace } from "./expect-no-trace.ts";
import { formQuestions } from "./form-questions.ts";
import { limits } from "./limits.ts";
import { type State, stateNames } from "./states.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits });
  await serveForms(server);
  // What is made once, at the first request, is no trace of a name.
  await server.app.ready();
});
afterAll(() => server.close());

/** A form asks the calls that are asked about each state below; what its page adds would tell by any of these. */
const statesOfForms: readonly State[] = ["free", "taken", "pending", "archived", "invited"];

const asked = [
  ...allQuestions.map((question) => ({ ...question, of: stateNames })),
  ...formQuestions.map((question) => ({ ...question, call: "form", of: statesOfForms })),
];

describe.each(asked)("$realm $call: $about", (question) => {
  test("[SEC-A1 SEC-C1 SEC-D1] has the same answer, rows, rate limits and hashes for every state of a name, and mails only whom it may", () =>
    expectNoTrace(server, question, question.of));
});
