import { resolveSignUpContext } from "@frontdoor/contract/contexts.ts";
import type { AudienceHandle } from "../../client/audience.tsx";

export const handle: AudienceHandle = {
  audience: (params, { stored }) => resolveSignUpContext(params.signupContext, stored ?? ""),
};

/** Stands here until the screen does. */
export default function SignUp() {
  return <h1>Sign up</h1>;
}
