import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";

/** Widths of the PNG icons in pixels: for a home screen, and the two that an installation requires. */
export const iconWidths = [180, 192, 512] as const;

/** `site.webmanifest`: name, icons and colours for an installation. */
export function appManifest(): string {
  const { ground } = colours("patient");
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    start_url: "/",
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...iconWidths.map((width) => ({
        src: `/icon-${width}.png`,
        sizes: `${width}x${width}`,
        type: "image/png",
      })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
