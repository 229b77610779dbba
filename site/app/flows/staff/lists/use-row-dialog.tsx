import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type ComponentType, type ReactNode, useState } from "react";
import type { DialogProps } from "../confirm/confirm-dialog.tsx";
import { useConsole } from "../console.ts";

export interface RowDialogProps<Row> extends DialogProps {
  row: Row;
}

/**
 * A dialog about one row of a list. Returns what opens it, null if the role may not make the call, and the dialog that
 * is open.
 */
export function useRowDialog<Row>(
  call: keyof ProductCalls,
  onDone: () => void,
  Dialog: ComponentType<RowDialogProps<Row>>,
): [open: ((row: Row) => void) | null, dialog: ReactNode] {
  const { may } = useConsole();
  const [row, setRow] = useState<{ of: Row } | null>(null);
  const dialog = row && <Dialog row={row.of} onDone={onDone} onClose={() => setRow(null)} />;
  return [may(call) ? (of) => setRow({ of }) : null, dialog];
}
