import { beforeEach, expect, test, vi } from "vitest";
import { askedEvent, failedEvent } from "../client/island-events.ts";
import { starter } from "./starter.ts";

const hydrate = vi.fn(async () => {});
const load = vi.fn(async () => hydrate);
const islandWith = (dataset: DOMStringMap) =>
  Object.assign(new EventTarget(), { dataset }) as HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
});

test("an island waits until it is started, and starts once however often that is asked", async () => {
  const island = islandWith({});
  const start = starter(load, island);
  expect(load).not.toHaveBeenCalled();
  start();
  start();
  island.dispatchEvent(new Event(askedEvent));
  await expect.poll(() => hydrate).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a press starts an island, also one that came before the island could be told", async () => {
  const pressed = islandWith({});
  starter(load, pressed);
  pressed.dispatchEvent(new Event(askedEvent));
  starter(load, islandWith({ asked: "" }));
  await expect.poll(() => hydrate).toHaveBeenCalledTimes(2);
});

test("where its scripts did not come, the next press starts an island again", async () => {
  const island = islandWith({});
  starter(load, island)();
  island.dispatchEvent(new Event(failedEvent));
  island.dispatchEvent(new Event(askedEvent));
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
});
