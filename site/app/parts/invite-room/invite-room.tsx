import { inviteUsableMessage } from "@frontdoor/contract/errors.ts";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";

interface InviteRoomProps {
  isUsable: boolean;
  /** What stands in the way: of the invite, or of the form. */
  children: ReactNode;
}

/**
 * Where a screen shows the state of an invite and other errors. Where the address brings an invite, the page's script
 * reserves this room before the first paint, so that the answer shifts nothing.
 */
export function InviteRoom({ isUsable, children }: InviteRoomProps) {
  return (
    <div className="form status-message invite-room">
      {children}
      {isUsable && <Notice>{inviteUsableMessage}</Notice>}
    </div>
  );
}
