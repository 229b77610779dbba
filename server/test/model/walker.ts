import { emptyModel } from "./account-model.ts";
import { expectAnswer, expectMessages } from "./compare.ts";
import { newNames } from "./names.ts";
import { type Act, type Answer, refused, type Walk, type Write } from "./step.ts";
import type { World } from "./world.ts";

type SingleAct = Exclude<Act, { kind: "several" }>;

let keys = 0;

/** Whoever goes a walk: does each act in the model and in the world, and compares what comes of it. */
export function createWalker(world: World) {
  const model = emptyModel(() => world.time.clock().getTime());
  const walk: Walk = { model, names: newNames(), codes: new Map(), ids: new Map(), writes: [] };
  /** The cookies of each browser. */
  const jars: Record<string, string>[] = [{}, {}, {}];
  const told: string[] = [];

  async function perform(act: Act, at: 0 | 1, count: (outcome: string) => void): Promise<void> {
    if (act.kind === "several") {
      for (const each of act.acts) await perform(each, at, count);
      return;
    }
    told.push(saysOf(act, at));
    count(await performOne(act, at));
  }

  async function performOne(act: SingleAct, at: 0 | 1): Promise<string> {
    switch (act.kind) {
      case "wait":
        world.time.advance({ seconds: act.seconds });
        return "done";
      case "replace":
        await world.replace(at);
        return "done";
      case "inside":
        await act.work(world.processes[at]);
        return "done";
      case "repeat":
        return repeat(act, at);
      case "request":
        if (!act.write.isKeyed) return send(act.write, at);
        keys += 1;
        walk.writes.push(act.write);
        return send(act.write, at, `walk-${keys}`);
      default:
        return act satisfies never;
    }
  }

  async function send(write: Write, at: 0 | 1, key?: string): Promise<string> {
    const answer = write.foresee();
    const response = await request(write.request, at, key);
    expectAnswer(response, answer);
    if (key !== undefined) write.sent = { key, answer, response };
    write.learn?.(response);
    if (key !== undefined || model.isWaiting) await deliver(at);
    await learnIds();
    return outcomeOf(answer);
  }

  /** The other process carries what this one was asked for. */
  async function deliver(at: 0 | 1): Promise<void> {
    model.isWaiting = false;
    expectMessages(model, await world.delivered(at === 0 ? 1 : 0));
  }

  /** What was answered and kept is answered again and not done again (SEC-F2, SEC-F13). */
  async function repeat(
    { write, isChanged }: Extract<Act, { kind: "repeat" }>,
    at: 0 | 1,
  ): Promise<string> {
    if (write.sent === undefined) return "not sent";
    const { key, answer, response } = write.sent;
    if (answer.isForgotten) return `done anew, ${await send(write, at, key)}`;
    if (isChanged) {
      const body = { ...write.request.body, note: "another body" };
      const refusal = refused("KEY_REUSED");
      expectAnswer(await request({ ...write.request, body }, at, key), refusal);
      return outcomeOf(refusal);
    }
    const again = await request(write.request, at, key);
    expectAnswer(again, { status: response.status, text: response.body });
    await deliver(at);
    return `again, ${outcomeOf(answer)}`;
  }

  async function request(asked: Write["request"], at: 0 | 1, key?: string) {
    const jar = asked.browser === undefined ? {} : (jars[asked.browser] ?? {});
    const given = { cookies: jar, ...(key !== undefined && { key }) };
    const { cookies, ...response } = await world.send(at, asked, given);
    Object.assign(jar, cookies);
    return response;
  }

  async function learnIds(): Promise<void> {
    for (const name of model.accounts.keys()) {
      if (!walk.ids.has(name)) walk.ids.set(name, await world.idOf(name.username));
    }
  }

  return { walk, told, perform };
}

const outcomeOf = ({ code }: Answer) => code ?? "done";

function saysOf(act: SingleAct, at: 0 | 1): string {
  switch (act.kind) {
    case "wait":
      return `${act.seconds} seconds pass`;
    case "replace":
      return `process ${at} is replaced`;
    case "inside":
      return act.says;
    case "request":
      return `${act.write.says}, at process ${at}`;
    case "repeat":
      return `again${act.isChanged ? ", changed" : ""}: ${act.write.says}, at process ${at}`;
    default:
      return act satisfies never;
  }
}
