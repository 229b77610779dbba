import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../test-server.ts";
import { allQuestions } from "./all-questions.ts";
import { limits } from "./limits.ts";
import { observe } from "./observe.ts";
import { shadowOf, stateNames, states } from "./states.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits });
});
afterAll(() => server.close());

describe.each(allQuestions)("$realm $call: $about", (question) => {
  test("[SEC-A1 SEC-C1 SEC-D1] has the same answer, rows, budgets and hashes for every state of a name, and mails only whom it may", async () => {
    for (const state of stateNames) {
      const { messages, ...seen } = await observe(
        server,
        question,
        await states[state](server, question.realm),
      );
      const shadow = await shadowOf(server, question.realm, state);
      const { messages: _, ...expected } = await observe(server, question, shadow);
      expect({ state, ...seen }).toEqual({ state, ...expected });
      const isNobody = state === "patient" && question.realm === "academic";
      const mailed = question.mails[isNobody ? "free" : state] ?? 0;
      expect({ state, messages }).toEqual({ state, messages: mailed });
    }
  });
});
