/** The badges that lead to a product's apps. */
export const appLinkWords = { app: "Get the app for {platform}" } as const;
