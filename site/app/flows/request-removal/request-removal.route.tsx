import type { AudienceHandle } from "../../client/audience.tsx";

export const handle: AudienceHandle = { audience: "patient" };

/** Stands here until the screen does. */
export default function RequestRemoval() {
  return <h1>Account removal</h1>;
}
