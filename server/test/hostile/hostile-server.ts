import { rateLimits } from "../../src/platform/rate-limits/limits.ts";
import { type ChildServer, givesBack, prepareChildServer } from "../faults/child-server.ts";
import { addKeys, settle } from "./callers.ts";

const plenty = { perQuarterHour: 1e9, perHour: 1e9, perDay: 1e9 };
/** No request is refused for its number: what lies behind the limits is what is tried. */
export const noLimits = {
  lockout: { failuresBeforeLock: 1e9, failuresBeforeDisabled: 1e9 },
  ...Object.fromEntries(Object.keys(rateLimits).map((name) => [name, plenty])),
};

/** A server without limits, with people, keys and a product; `preload` is loaded into it before. */
export async function startHostileServer(
  preload?: string,
): Promise<{ server: ChildServer; productKeys: string[] }> {
  const server = await prepareChildServer({
    ...givesBack,
    ARGON2_MEMORY_KIB: "64",
    SINGLE_SIGN_ON: "optional",
    LIMITS: JSON.stringify(noLimits),
  });
  await server.start();
  await server.stop();
  const productKeys = await addKeys(server);
  await server.start(preload);
  await settle(server, productKeys[0] ?? "");
  return { server, productKeys };
}
