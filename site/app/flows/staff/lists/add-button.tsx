import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";

interface AddButtonProps {
  /** A role that may not make this call sees no button. */
  call: keyof ProductCalls;
  text: string;
  /** The dialog that the button opens. */
  dialog: (onClose: () => void) => ReactNode;
}

/** The button above a list that adds to it by a dialog. */
export function AddButton({ call, text, dialog }: AddButtonProps) {
  const { may } = useConsole();
  const [isOpen, setOpen] = useState(false);
  if (!may(call)) return null;
  return (
    <>
      <div className="staff-tools">
        <Button icon="plus" look="secondary" onClick={() => setOpen(true)}>
          {text}
        </Button>
      </div>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
