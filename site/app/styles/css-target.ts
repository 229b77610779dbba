/** The oldest browsers that know `light-dark()`, in which the colours are written (docs/decisions/0037): for older ones it would be unfolded into twice as much. */
export const cssTarget = ["chrome123", "safari17.5", "firefox120"];
