/** What a shared link shows, in pixels: the size that every network takes. */
export const pictureSize = { width: 1200, height: 630 } as const;
