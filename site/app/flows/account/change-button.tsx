import { Button, type ButtonProps } from "../../ui/button.tsx";
import { useAccountSettings } from "./account-settings.ts";
import { lockedNoticeId } from "./locked-notice.tsx";

interface ChangeButtonProps extends Omit<ButtonProps, "type"> {
  /** What puts somebody out goes on while changes are stopped. */
  whileStopped?: true;
}

/**
 * A button that begins a change. While changes are stopped it stays where it is and says why: a press leads to the
 * notice.
 */
export function ChangeButton({ onClick, whileStopped, ...button }: ChangeButtonProps) {
  const { account } = useAccountSettings();
  const props = { look: "secondary", size: "tiny", ...button } as const;
  if (account.lockedUntil === null || whileStopped)
    return <Button {...props} {...(onClick && { onClick })} />;
  return (
    <Button
      {...props}
      aria-disabled
      aria-describedby={lockedNoticeId}
      onClick={() => document.getElementById(lockedNoticeId)?.focus()}
    />
  );
}
