/** The size of a shared link's picture in pixels, which every network accepts. */
export const pictureSize = { width: 1200, height: 630 } as const;
