import { join } from "node:path";
import { expect, test } from "vitest";
import { starve } from "../starve.ts";
import { prepareChildServer } from "./child-server.ts";
import { logIn, newStranger, registration, send } from "./person.ts";

const preload = join(import.meta.dirname, "work-long.ts");

test("[SEC-F17] a server that does not move for a minute because it gets hardly any processor is left alone and then goes on", async () => {
  const server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
  try {
    await server.start(preload);
    const person = newStranger();
    expect((await send(server.url, registration(person)))?.status).toBe(200);
    server.signal("SIGUSR2");
    let isOver = false;
    const answer = logIn(server.url, person).finally(() => {
      isOver = true;
    });
    await starve(server.child(), () => isOver);
    // What waited meanwhile may be answered, or its connection closed by its age (SEC-G11).
    await answer;
    expect(await logIn(server.url, person)).toBe(200);
  } finally {
    await server.remove();
  }
});
