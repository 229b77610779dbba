/**
 * The speculation rules of every page: a document is fetched when a person is about to follow a link to it. Addresses with
 * a query are left out, because they may hold a secret, and so are other languages, because opening one chooses it.
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
