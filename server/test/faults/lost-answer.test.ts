import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChildServer, prepareChildServer } from "./child-server.ts";
import { logIn, newStranger, registration, resetRequest, send } from "./person.ts";

const preload = join(import.meta.dirname, "die-before-answering.ts");
const dying = { "x-die-before-answer": "yes" };

interface Captured {
  to: string;
  subject: string;
}

let server: ChildServer;
beforeAll(async () => {
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
  await server.start(preload);
});
afterAll(() => server.remove());

const mailsTo = async (address: string) => {
  const response = await fetch(`${server.url}/dev/inbox.json`);
  const messages = (await response.json()) as Captured[];
  return messages.filter(({ to }) => to === address).map(({ subject }) => subject);
};

test("[SEC-G5 SEC-H5] a registration whose answer got lost with the process is answered when it is sent again, and was done once", async () => {
  const person = newStranger();
  const write = registration(person);
  expect(await send(server.url, write, dying)).toBeNull();
  await server.ended();

  await server.start(preload);
  expect(await logIn(server.url, person), "done before the process died").toBe(200);
  const answer = await send(server.url, write);
  expect(answer?.status).toBe(200);
  expect(JSON.parse(answer?.text ?? "")).toEqual({
    location: expect.stringMatching(/^http.*code=/),
  });
  expect(await send(server.url, write)).toEqual(answer);
  expect(await logIn(server.url, person)).toBe(200);
  await expect
    .poll(() => mailsTo(person.emailAddress), { timeout: 60_000 })
    .toEqual([expect.stringMatching(/welcome/i)]);

  const { username: _, ...rest } = person;
  const other = await send(server.url, { ...write, body: { ...rest, username: "another-bird" } });
  expect(other?.status).toBe(422);
});

test("[SEC-G5 SEC-C3] a request for a reset whose answer got lost sends one mail", async () => {
  const person = newStranger();
  await send(server.url, registration(person));
  const write = resetRequest(person);
  expect(await send(server.url, write, dying)).toBeNull();
  await server.ended();
  await server.start();
  expect((await send(server.url, write))?.status).toBe(200);
  expect((await send(server.url, write))?.status).toBe(200);
  const resets = async () => (await mailsTo(person.emailAddress)).filter((s) => /reset/i.test(s));
  await expect.poll(resets, { timeout: 60_000 }).toHaveLength(1);
});
