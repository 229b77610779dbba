import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveForms } from "../posted-forms.ts";
import { openTestServer, type TestServer } from "../test-server.ts";
import { allQuestions } from "./all-questions.ts";
import { formQuestions } from "./form-questions.ts";
import { limits } from "./limits.ts";
import { observe } from "./observe.ts";
import { type State, shadowOf, stateNames, states } from "./states.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits });
  await serveForms(server);
  // What is made once, at the first request, is no trace of a name.
  await server.app.ready();
});
afterAll(() => server.close());

/** Of these strangers have made more known than of others, whether somebody has the name or not. */
const known: readonly State[] = ["locked", "disabled"];

/** A form asks the calls that are asked about each state below; what its page adds would tell by any of these. */
const statesOfForms: readonly State[] = ["free", "taken", "pending", "archived", "invited"];

const asked = [
  ...allQuestions.map((question) => ({ ...question, of: stateNames })),
  ...formQuestions.map((question) => ({ ...question, call: "form", of: statesOfForms })),
];

describe.each(asked)("$realm $call: $about", (question) => {
  const ofNobody = async (state: State) => {
    const { messages: _, ...seen } = await observe(
      server,
      question,
      await shadowOf(server, question.realm, state),
    );
    return seen;
  };

  test("[SEC-A1 SEC-C1 SEC-D1] has the same answer, rows, budgets and hashes for every state of a name, and mails only whom it may", async () => {
    const nobody = await ofNobody("free");
    for (const state of question.of) {
      const subject = await states[state](server, question.realm);
      const { messages, ...seen } = await observe(server, question, subject);
      const expected = known.includes(state) ? await ofNobody(state) : nobody;
      expect({ state, ...seen }).toEqual({ state, ...expected });
      const isNobody = state === "patient" && question.realm === "academic";
      const mailed = question.mails[isNobody ? "free" : state] ?? 0;
      expect({ state, messages }).toEqual({ state, messages: mailed });
    }
  });
});
