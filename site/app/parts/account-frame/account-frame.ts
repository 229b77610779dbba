/** What an account route may say of its frame in its `handle`. */
export interface AccountHandle {
  /**
   * `split` (the default) puts the river beside a narrow form; `wide` leaves the width to a long form;
   * `scene` puts a card into the picture.
   */
  frame: AccountFrame;
}
type AccountFrame = "split" | "wide" | "scene";

/** The frame that a route's handle names, or the default. */
export function accountFrameOf(handle: unknown): AccountFrame {
  const frame: unknown =
    typeof handle === "object" && handle !== null ? Reflect.get(handle, "frame") : undefined;
  return frame === "wide" || frame === "scene" ? frame : "split";
}
