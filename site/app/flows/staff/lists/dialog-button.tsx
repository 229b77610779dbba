import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type ReactNode, useState } from "react";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";

interface DialogButtonProps extends Pick<ButtonLook, "icon" | "look"> {
  /** A role that may make none of these calls sees no button. */
  calls: readonly (keyof ProductCalls)[];
  text: string;
  /** The row of buttons that it makes up, if it stands in none: above a list, or beside the heading. */
  place?: "staff-tools" | "staff-head__do";
  /** The dialog that the button opens. */
  dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton(props: DialogButtonProps) {
  const { calls, text, place, dialog, look = "secondary", icon } = props;
  const { may } = useConsole();
  const [isOpen, setOpen] = useState(false);
  if (!calls.some(may)) return null;
  const button = (
    <Button {...(icon && { icon })} look={look} onClick={() => setOpen(true)}>
      {text}
    </Button>
  );
  return (
    <>
      {place === undefined ? button : <div className={place}>{button}</div>}
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
