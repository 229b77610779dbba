import { inviteUsableMessage } from "@frontdoor/contract/errors.ts";
import type { ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";

interface InviteRoomProps {
  isUsable: boolean;
  /** The error of the invite or the form. */
  children: ReactNode;
}

/**
 * The place for an invite's state and other errors. If the address has an invite, the page's script reserves its space
 * before the first paint, to avoid a layout shift.
 */
export function InviteRoom({ isUsable, children }: InviteRoomProps) {
  return (
    <div className="form status-message invite-room">
      {children}
      {isUsable && <Notice>{inviteUsableMessage}</Notice>}
    </div>
  );
}
