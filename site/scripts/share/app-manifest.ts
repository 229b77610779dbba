import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";

/** Widths of the icons that must be PNG, in pixels: a home screen's, and the two that installing asks for. */
export const iconWidths = [180, 192, 512] as const;

/** `site.webmanifest`: name, icons and colours for an installation on a home screen. */
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
