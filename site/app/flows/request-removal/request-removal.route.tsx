import type { AudienceHandle } from "../../client/audience.tsx";
import { NotReadyNotice } from "../../parts/not-open/not-ready-notice.tsx";

export const handle: AudienceHandle = { audience: "patient" };

/** Says that it is not ready, and whom to ask. */
export default function RequestRemoval() {
  return (
    <>
      <h1>Account removal</h1>
      <NotReadyNotice />
    </>
  );
}
