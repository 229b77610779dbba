/**
 * The speculation rules of every page: a document is prefetched when a person is about to follow a link. Addresses with
 * a query are excluded, as they may hold a secret, and other languages, as opening one chooses it.
 */
export const prefetched = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*\\?*" } },
          { not: { selector_matches: "[hreflang]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
