import { inviteUsableMessage } from "@frontdoor/contract/errors.ts";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";

interface InviteRoomProps {
  isUsable: boolean;
  /** What stands in the way: of the invite, or of the form. */
  children: ReactNode;
}

/**
 * Where a screen says what became of an invite, and what else is wrong. The script that starts a page
 * whose address brings an invite holds this room before anything is painted, so that the answer
 * pushes nothing down.
 */
export function InviteRoom({ isUsable, children }: InviteRoomProps) {
  return (
    <div className="form status-message invite-room">
      {children}
      {isUsable && <Notice>{inviteUsableMessage}</Notice>}
    </div>
  );
}
