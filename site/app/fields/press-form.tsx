import type { FormEvent, ReactNode } from "react";
import { PostedFields } from "./posted-fields.tsx";

interface PressFormProps {
  /** What the button is for, where no script runs: another form of the same page has another name. */
  which: string;
  /** What it is for where one runs; `null` leaves the press to the browser. */
  onPress: (() => void) | null;
  /** Whether what the press asked for is under way: then it asks for nothing. */
  busy?: boolean;
  /** A button that submits. */
  children: ReactNode;
}

/** Around a single button that works without script as well: the browser sends it as a form of its own. */
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
