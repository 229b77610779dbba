import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareChildServer } from "./child-server.ts";
import { logIn, newStranger, registration, send } from "./person.ts";

const preload = join(import.meta.dirname, "stand-still.ts");

test("[SEC-F17] a server that stands still ends by itself, and the next one has what was acknowledged", async () => {
  const server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
  try {
    await server.start(preload);
    const person = newStranger();
    expect((await send(server.url, registration(person)))?.status).toBe(200);
    server.signal("SIGUSR2");
    await server.ended();
    await server.start();
    expect(await logIn(server.url, person)).toBe(200);
  } finally {
    await server.remove();
  }
});
