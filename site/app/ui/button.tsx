import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon, type IconName } from "./icons/icon.tsx";

export interface ButtonLook {
  /**
   * One primary per view. `ink` belongs to the header, `danger` to an action that cannot be undone, `danger-quiet` to
   * one that only begins such an action.
   */
  look?: "primary" | "secondary" | "quiet" | "ink" | "light" | "danger" | "danger-quiet";
  size?: "tiny" | "small" | "medium" | "large";
  wide?: boolean;
  icon?: IconName;
}

/** `loading` keeps the button's width; it is disabled in every state but `ready`. */
export type ButtonState = "ready" | "loading" | "done";

export interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  state?: ButtonState;
  /** Whether it keeps the focus while it loads. */
  keepsFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * A button. Loading or done it is disabled, and loading is announced as busy (S4.052, Q099). One outside of a form
 * keeps the focus while it loads, as no form takes it afterwards.
 */
export function Button({
  look,
  size,
  wide,
  icon,
  state = "ready",
  disabled,
  onClick,
  type = "button",
  keepsFocus = type === "button",
  ...rest
}: ButtonProps) {
  const { children, ...attributes } = rest;
  const loading = state === "loading";
  const staysFocused = loading && keepsFocus;
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ look, size, wide }, loading ? "button--loading" : "")}
      disabled={disabled || (state !== "ready" && !staysFocused)}
      {...(staysFocused ? { "aria-disabled": true } : { onClick })}
      aria-busy={loading || undefined}
    >
      {loading && <span className="button__spinner" aria-hidden="true" />}
      {state === "done" && <Icon name="check" size={20} />}
      {state === "ready" && icon && <Icon name={icon} size={size === "large" ? 22 : 20} />}
      {children}
    </button>
  );
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({
  to,
  icon,
  children,
  ...look
}: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <a className={buttonClass(look)} href={to}>
      {icon && <Icon name={icon} size={look.size === "large" ? 22 : 20} />}
      {children}
    </a>
  );
}

type Optional<T> = { [Key in keyof T]: T[Key] | undefined };

function buttonClass(
  { look = "primary", size = "medium", wide }: Partial<Optional<ButtonLook>>,
  state = "",
): string {
  const names = ["button", `button--${look}`, `button--${size}`, wide ? "button--wide" : "", state];
  return names.filter(Boolean).join(" ");
}
