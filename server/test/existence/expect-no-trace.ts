import { expect } from "vitest";
import type { TestServer } from "../test-server.ts";
import { observe } from "./observe.ts";
import type { Question } from "./questions.ts";
import { type State, shadowOf, states } from "./states.ts";

/** Of these strangers have made more known than of others, whether somebody has the name or not. */
const known: readonly State[] = ["locked", "disabled"];

/** Asks about a name in each of these states, and expects what comes of it to be the same as for nobody's. */
export async function expectNoTrace(
  server: TestServer,
  question: Question,
  asked: readonly State[],
): Promise<void> {
  const ofNobody = async (state: State) => {
    const { messages: _, ...seen } = await observe(
      server,
      question,
      await shadowOf(server, question.realm, state),
    );
    return seen;
  };
  const nobody = await ofNobody("free");
  for (const state of asked) {
    const subject = await states[state](server, question.realm);
    const { messages, ...seen } = await observe(server, question, subject);
    const expected = known.includes(state) ? await ofNobody(state) : nobody;
    expect({ state, ...seen }).toEqual({ state, ...expected });
    const isNobody = state === "patient" && question.realm === "academic";
    const mailed = question.mails[isNobody ? "free" : state] ?? 0;
    expect({ state, messages }).toEqual({ state, messages: mailed });
  }
}
