import { Button, type ButtonProps } from "../../ui/button.tsx";
import { lockedNoticeId } from "./account-notices.tsx";
import { useAccountSettings } from "./account-settings.ts";

interface ChangeButtonProps extends Omit<ButtonProps, "type"> {
  /** Ending sessions and another language stay possible while changes are locked. */
  whileStopped?: true;
}

/**
 * A button that begins a change. While changes are locked it is disabled, and a press leads to the notice with the
 * reason.
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
