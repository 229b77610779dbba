import { videoAddresses } from "@frontdoor/brand/video-addresses.ts";
import type { Config } from "../../../config/config.ts";
import { demoOriginOf } from "../../../config/demo-origin.ts";

/** Each address of a video as the site was built with it, and where it plays in this deployment. */
export type Videos = ReadonlyMap<string, string>;

/**
 * A video plays where the brand says. An invented address plays nowhere: while the demo product runs, it
 * has a clip for it, at the same path (S9.033).
 */
export function videosOf(
  config: Pick<Config, "demoProduct" | "products">,
  addresses: readonly string[] = videoAddresses,
): Videos {
  const standIn = config.demoProduct ? demoOriginOf(config) : null;
  return new Map(
    addresses.map((address) => {
      const { hostname, pathname } = new URL(address);
      const isPlayed = standIn === null || !hostname.endsWith(".example");
      return [address, isPlayed ? address : new URL(pathname, standIn).href];
    }),
  );
}

/** The origins that a page may frame and ask, each once. */
export function originsOf(videos: Videos): string[] {
  return [...new Set([...videos.values()].map((address) => new URL(address).origin))];
}

/** A built page with the videos of this deployment. */
export function withVideos(html: string, videos: Videos): string {
  return [...videos].reduce(
    (page, [built, played]) => page.replaceAll(inText(built), inText(played)),
    html,
  );
}

/** As it stands in the text of a page. */
const inText = (address: string) => address.replaceAll("&", "&amp;");
