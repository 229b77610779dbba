/** The language of these catalogues. */
export const language = {
  code: "af",
  name: "Afrikaans",
  tag: "af-ZA",
  state: "draft",
} as const;

/** What the addresses of its pages begin with. */
export const pathPrefix = "/af";
