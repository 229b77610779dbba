/**
 * The speculation rules of every page: a document is fetched when a person is about to follow a link to it. An
 * address with a query may carry a secret, and is left alone; another language is chosen by a press alone.
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
