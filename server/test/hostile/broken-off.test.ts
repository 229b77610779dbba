import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alerts } from "../../src/platform/alerts.ts";
import { timesRaised } from "../../src/platform/raise-alert.ts";
import { openTestServer, type TestServer } from "../test-server.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const address = server.app.server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => server.close());

const paths = [
  "/oidc/token",
  "/oidc/request",
  "/oidc/token/revocation",
  "/oidc/me",
  "/oidc/session/end",
  "/api/practice/security/auth",
  "/api/academic/v1/security/brochureLogin",
  "/api/products/accounts/unlock",
  "/api/account/proof",
];

/** How often something was logged that waits for a person. */
const faultsTold = () => [...timesRaised].filter(([code]) => alerts[code].level === "error");

/** How a request breaks off: what is sent before the connection is closed. */
const ways: Record<string, (path: string) => string> = {
  "in the middle of its head": (path) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Le`,
  "before its body": (path) => head(path, "Content-Length: 100"),
  "in the middle of its body": (path) => `${head(path, "Content-Length: 100")}{`,
  "in the middle of a chunk": (path) => `${head(path, "Transfer-Encoding: chunked")}64\r\n{`,
  "with a chunk that is none": (path) => `${head(path, "Transfer-Encoding: chunked")}zz\r\n{\r\n`,
  "with a body that is no text": (path) => `${head(path, "Content-Length: 4")}\xff\xfe{]`,
  "with an encoding that nobody knows": (path) =>
    `${head(path, "Content-Length: 2\r\nContent-Encoding: snappy")}{}`,
  "with more than is read": (path) =>
    `${head(path, "Content-Length: 9999999")}${"x".repeat(99_999)}`,
  "before its answer": (path) => `${head(path, "Content-Length: 2")}{}`,
};

function head(path: string, more: string): string {
  const type = path.startsWith("/oidc") ? "application/x-www-form-urlencoded" : "application/json";
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;
}

test.each(paths.flatMap((path) => Object.keys(ways).map((way) => [path, way] as const)))(
  "[SEC-G2] %s that breaks off %s is no fault of ours",
  async (path, way) => {
    const before = faultsTold();
    for (const close of ["end", "destroy"] as const) {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      await once(socket, "connect");
      socket.write(Buffer.from(ways[way]?.(path) ?? "", "latin1"));
      if (close === "destroy") await wait(5);
      socket[close]();
    }
    await wait(30);
    expect(faultsTold()).toEqual(before);
  },
);
