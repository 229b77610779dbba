/** Takes the place of a secret in the path that it was taken out of. */
export const secretPlaceholder = "-";
