import type { AccountHandle } from "../../client/account-frame.ts";
import type { AudienceHandle } from "../../client/audience.tsx";

export const handle: AudienceHandle & AccountHandle = { audience: "academic", frame: "scene" };

/** Stands here until the screen does. */
export default function VerifyEmail() {
  return <h1>Email verification</h1>;
}
