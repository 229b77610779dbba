import type { Callback, CallbackHead, ReadReceipt } from "../../platform/receipts/receipt.ts";

export interface CallbackSource {
  provider: string;
  /** Whether the address and the headers could be the provider's: looked at before a body is read. */
  isLikely: (head: CallbackHead) => boolean;
  /** Whether what is likely may be anybody's until its signature over the body was looked at. */
  isSigned: boolean;
  isGenuine: (callback: Callback) => Promise<boolean>;
  /** The messages that ended; null where the callback is of no known shape. */
  read: (callback: Callback) => ReadReceipt[] | null | Promise<ReadReceipt[] | null>;
  /** What the provider is answered that asks whether the address is ours; null where a callback asks nothing of the kind. */
  challenge?: (callback: Callback) => string | null;
  /** What has to be done before the provider calls back at all. */
  confirm?: (callback: Callback) => Promise<void>;
}
