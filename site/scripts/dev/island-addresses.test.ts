import { expect, test } from "vitest";
import { withIslandsBelow } from "./island-addresses.ts";

test("in development an island of another language comes from that language's process", () => {
  const html = `<script src="/af/@vite/client"></script><a href="/login"></a><astro-island
 component-url="/app/login.tsx" renderer-url="/@fs/react.js" before-hydration-url="/@id/page.js">`;
  expect(withIslandsBelow("/af", html)).toBe(
    `<script src="/af/@vite/client"></script><a href="/login"></a><astro-island
 component-url="/af/app/login.tsx" renderer-url="/af/@fs/react.js" before-hydration-url="/af/@id/page.js">`,
  );
});
