import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type ReactNode, useState } from "react";
import type { DialogProps } from "../confirm/confirm-dialog.tsx";
import { useConsole } from "../console.ts";

/**
 * A dialog about one row of a list. Returns what opens it, null if the role may not make the call, and the dialog that
 * is open.
 */
export function useRowDialog<Row>(
  call: keyof ProductCalls,
  onDone: () => void,
  dialogOf: (row: Row, dialog: DialogProps) => ReactNode,
): [open: ((row: Row) => void) | null, dialog: ReactNode] {
  const { may } = useConsole();
  const [row, setRow] = useState<{ of: Row } | null>(null);
  const dialog = row && dialogOf(row.of, { onDone, onClose: () => setRow(null) });
  return [may(call) ? (of) => setRow({ of }) : null, dialog];
}
