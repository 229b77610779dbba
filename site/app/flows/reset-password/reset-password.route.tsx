import { resetContext } from "@frontdoor/contract/contexts.ts";
import type { AudienceHandle } from "../../client/audience.tsx";

export const handle: AudienceHandle = {
  audience: (params) => resetContext(params.context) ?? undefined,
};

/** Stands here until the screen does. */
export default function ResetPassword() {
  return <h1>Change Password</h1>;
}
