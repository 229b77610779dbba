import { resolveContext } from "@frontdoor/contract/contexts.ts";
import type { AudienceHandle } from "../../client/audience.tsx";

export const handle: AudienceHandle = {
  audience: (params, { cookie, stored }) => resolveContext(params.loginContext, cookie, stored),
};

/** Stands here until the screen does. */
export default function Login() {
  return <h1>Login</h1>;
}
