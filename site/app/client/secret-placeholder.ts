/** Replaces a secret in a path. */
export const secretPlaceholder = "-";
