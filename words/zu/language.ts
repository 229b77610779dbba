/** The language of these catalogues. */
export const language = {
  code: "zu",
  name: "isiZulu",
  tag: "zu-ZA",
  state: "draft",
} as const;

/** What the addresses of its pages begin with. */
export const pathPrefix = "/zu";
