import Fastify, { type FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { clientAddressOf } from "../../../platform/http/client-address.ts";
import { localFetch } from "./local-fetch.ts";

test("[SEC-A11] a form whose connection is gone is nobody's, and what it says of its address counts for nothing", async () => {
  const app = Fastify({ trustProxy: ["127.0.0.0/8"] });
  app.get("/who", async (request) => clientAddressOf(request));
  const from = (remoteAddress: string | undefined) =>
    ({
      headers: { "x-forwarded-for": "192.0.2.1" },
      socket: { remoteAddress },
    }) as unknown as FastifyRequest;
  const whoIs = async (remoteAddress: string | undefined) =>
    (await localFetch(app, from(remoteAddress)).fetch("/who")).text();
  expect(await whoIs("127.0.0.1")).toBe("192.0.2.1");
  expect(await whoIs(undefined)).toBe("unknown");
  await app.close();
});
