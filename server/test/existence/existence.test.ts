import { afterAll, beforeAll, describe, test } from "vitest";
import { serveForms } from "../posted-forms.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { allQuestions } from "./all-questions.ts";
import { expectNoTrace } from "./expect-no-trace.ts";
import { formQuestions } from "./form-questions.ts";
import { limits } from "./limits.ts";
import { statesOf } from "./states-of.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits });
  await serveForms(server);
  // What is made once, at the first request, is no trace of a name.
  await server.app.ready();
});
afterAll(() => server.close());

const asked = statesOf({
  calls: allQuestions,
  forms: formQuestions.map((question) => ({ ...question, call: "form" })),
});

describe.each(asked)("$realm $call: $about", (question) => {
  test("[SEC-A1 SEC-C1 SEC-D1] has the same answer, rows, rate limits and hashes for every state of a name, and mails only whom it may", () =>
    expectNoTrace(server, question, question.of));
});
