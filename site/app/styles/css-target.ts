/**
 * The oldest browsers that support `light-dark()`, which the colours use (docs/decisions/0037): for older targets it
 * would be compiled to twice the size.
 */
export const cssTarget = ["chrome123", "safari17.5", "firefox120"];
