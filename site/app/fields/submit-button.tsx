import { Button, type ButtonProps } from "../ui/button.tsx";

/** The button of a form: a second press while loading sends nothing (S4.052, Q099). */
export function SubmitButton(props: Omit<ButtonProps, "type">) {
  return <Button size="large" {...props} type="submit" />;
}
