import { products } from "@frontdoor/contract/products.ts";
import type { ReactNode } from "react";
import { sendAlong } from "../../client/navigation-state.ts";
import { opensElsewhere } from "../../client/page-leave.ts";

interface InviteLinkProps {
  to: string;
  /** Of a valid invite. */
  code: string;
  children: ReactNode;
}

/**
 * A link that passes a practice invite on. In this tab the code travels in the state of the history entry; without
 * script, and to another tab, in the address, as in the mail that brought it.
 */
export function InviteLink({ to, code, children }: InviteLinkProps) {
  const invite = { [products.practice.inviteParameter]: code };
  return (
    <a
      href={`${to}?${new URLSearchParams(invite)}`}
      onClick={({ nativeEvent, currentTarget }) => {
        if (!opensElsewhere(nativeEvent) && sendAlong(to, invite)) currentTarget.href = to;
      }}
    >
      {children}
    </a>
  );
}
