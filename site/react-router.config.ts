import type { Config } from "@react-router/dev/config";
import { pages } from "./pages.ts";

export default {
  ssr: false,
  prerender: { paths: Object.keys(pages), concurrency: 2 },
  routeDiscovery: { mode: "initial" },
} satisfies Config;
