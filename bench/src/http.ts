import type { Bench } from "./bench.ts";
import { runLoad } from "./load.ts";

const connections = 10;

/** What a call costs that needs no password: checked input alone, one query, a cached list. */
export const http: Bench = {
  name: "http",
  about: "Calls through validation, problem+json and the embedded database; no password involved.",
  async run({ frontDoor, seconds }) {
    const api = `${frontDoor.url}/api/practice`;
    const shared = { connections, seconds, processId: frontDoor.processId };
    return {
      "POST registration, refused by validation": await runLoad({
        ...shared,
        url: `${api}/registration/register`,
        method: "POST",
        body: { username: "bench", password: "short", identityType: "IDDOC" },
        expectedStatus: 400,
      }),
      "GET lockedstatus, one query": await runLoad({
        ...shared,
        url: `${api}/security/nobody%40example.org/lockedstatus`,
        expectedStatus: 200,
      }),
      "GET countries, one query": await runLoad({
        ...shared,
        url: `${api}/lookup/countries`,
        expectedStatus: 200,
      }),
    };
  },
};
