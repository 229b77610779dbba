/** What the calls share that staff make with a key of their own, or a product with its key. */
export const staffCall = { api: "products", failures: ["UNAUTHORISED", "ROLE_REFUSED"] } as const;
