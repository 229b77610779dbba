import { Button, type ButtonProps } from "../../ui/button.tsx";
import { lockedNoticeId } from "./locked-notice.tsx";
import { useOwnAccount } from "./own-account.ts";

/**
 * A button that begins a change. While changes are stopped it stays where it is and says why: a press leads to the
 * notice.
 */
export function ChangeButton({ onClick, ...button }: Omit<ButtonProps, "type">) {
  const { account } = useOwnAccount();
  const props = { look: "secondary", size: "tiny", ...button } as const;
  if (account.lockedUntil === null) return <Button {...props} {...(onClick && { onClick })} />;
  return (
    <Button
      {...props}
      aria-disabled
      aria-describedby={lockedNoticeId}
      onClick={() => document.getElementById(lockedNoticeId)?.focus()}
    />
  );
}
