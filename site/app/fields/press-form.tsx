import type { FormEvent, ReactNode } from "react";
import { PostedFields } from "./posted-fields.tsx";

interface PressFormProps {
  /** The form's name where it is sent without script; unique on its page. */
  which: string;
  /** The action with script; `null` lets the browser send the form. */
  onPress: (() => void) | null;
  /** Whether the action is running: another press does nothing. */
  busy?: boolean;
  /** A submit button. */
  children: ReactNode;
}

/** A form around a single button, which works without script as well. */
export function PressForm({ which, onPress, busy = false, children }: PressFormProps) {
  const press = (event: FormEvent) => {
    if (onPress === null) return;
    event.preventDefault();
    if (!busy) onPress();
  };
  return (
    <form className="form-around" method="post" onSubmit={press}>
      <PostedFields which={which} />
      {children}
    </form>
  );
}
