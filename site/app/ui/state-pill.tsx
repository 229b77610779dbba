import { Icon, type IconName } from "./icons/icon.tsx";

const signs = {
  ok: "check",
  warn: "warning",
  off: "info",
  error: "error",
} as const satisfies Record<string, IconName>;
export type StateKind = keyof typeof signs;

/** A state as a word with an icon: on, attention needed, off, failed. */
export function StatePill({ kind, children }: { kind: StateKind; children: string }) {
  return (
    <span className={`state state--${kind}`}>
      <Icon name={signs[kind]} size={15} />
      {children}
    </span>
  );
}
