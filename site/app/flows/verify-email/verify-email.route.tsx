import type { AccountHandle } from "../../client/account-frame.ts";
import type { AudienceHandle } from "../../client/audience.tsx";
import { NotReadyNotice } from "../../parts/not-open/not-ready-notice.tsx";

export const handle: AudienceHandle & AccountHandle = { audience: "academic", frame: "scene" };

/** Says that it is not ready, and whom to ask. */
export default function VerifyEmail() {
  return (
    <>
      <h1>Email verification</h1>
      <NotReadyNotice />
    </>
  );
}
