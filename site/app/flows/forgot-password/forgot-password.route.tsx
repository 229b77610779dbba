import { isContext } from "@frontdoor/contract/contexts.ts";
import type { AudienceHandle } from "../../client/audience.tsx";

export const handle: AudienceHandle = {
  audience: (_params, { cookie, stored }) => stored || (isContext(cookie) ? cookie : "patient"),
};

/** Stands here until the screen does. */
export default function ForgotPassword() {
  return <h1>Forgot password</h1>;
}
