import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { isLocal, staysHere } from "./config-network.ts";

test("[SEC-H16] names below localhost are this machine to browsers, and not to our own connections", () => {
  const hosts = ["localhost", "127.8.0.1", "[::1]", "api.localhost", "127.999.0.1", "example.org"];
  expect(hosts.filter(isLocal)).toEqual(["localhost", "127.8.0.1", "[::1]", "api.localhost"]);
  expect(hosts.filter(staysHere)).toEqual(["localhost", "127.8.0.1", "[::1]"]);
});

test.each([
  { SMS_URL: "http://sms.localhost", SMS_TOKEN: "hunter2" },
  { PRACTICE_API_URL: "http://api.localhost" },
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.localhost",
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=hunter2",
  },
])("[SEC-H16] %j is refused: a name server says where that is", (env) => {
  expect(() => readConfig(env)).toThrow("begin it with https://");
});
