export const products = ["patient", "practice", "academic"] as const;
export type Product = (typeof products)[number];
export type Theme = "light" | "dark";

/**
 * Every colour in the light and the dark theme. What is the same everywhere has these two; what differs between products
 * goes on with the two of practice and the two of academic. Patient is first light and the river after sunset, practice full
 * morning, academic last light.
 */
export const palette = {
  ground: ["#fdfaf6", "#0d131a", "#f9fcf8", "#0a1516", "#fcfafe", "#12121a"],
  surface: ["#ffffff", "#151c24", "#ffffff", "#121e20", "#ffffff", "#1b1b24"],
  well: ["#f7f1eb", "#1e262f", "#eff4ed", "#1a282a", "#f4f1f9", "#24242f"],
  line: ["#e6ded6", "#2f3841", "#dbe2d9", "#2b3a3c", "#e2dde7", "#353541"],
  "line-strong": ["#8c8175", "#77828d", "#7c877a", "#728486", "#86808e", "#7e7f8d"],
  ink: ["#14252e", "#f3f0ea"],
  "ink-2": ["#41515a", "#b7bfc7", "#41515a", "#b4c0c2", "#41515a", "#bcbdc7"],
  "ink-3": ["#5d6b74", "#979fa8", "#5d6b74", "#94a1a3", "#5d6b74", "#9d9da8"],
  accent: ["#cb470e", "#f4975b", "#0e7051", "#6fd2a4", "#6e45b4", "#c4a9f5"],
  "accent-hover": ["#b33a01", "#ffa771", "#015f43", "#87dfb4", "#5f34a2", "#d1b9ff"],
  "accent-press": ["#9f3200", "#e3874b", "#005139", "#5fc194", "#52298f", "#b499e4"],
  "on-accent": ["#ffffff", "#0b1723", "#ffffff", "#031a1c", "#ffffff", "#151423"],
  "accent-text": ["#b1390a", "#fb9d62", "#056347", "#76d8aa", "#6339a6", "#caaffc"],
  "accent-soft": ["#ffece1", "#3d2219", "#ddf7eb", "#193025", "#f1edff", "#2d253d"],
  "accent-line": ["#f6c5ad", "#694233", "#addec7", "#2c5743", "#d5c9f7", "#524569"],
  deep: ["#142730", "#060c12", "#0c2d26", "#040d0e", "#292142", "#0a0a12"],
  "deep-2": ["#213842", "#151d25", "#163d34", "#101f20", "#382f57", "#1b1b25"],
  "on-deep": ["#fbf6f0", "#f3f0ea", "#f3f9f2", "#f3f0ea", "#f8f5fc", "#f3f0ea"],
  "on-deep-2": ["#d5c8b9", "#aeb5bd", "#c2cfbf", "#abb7b8", "#cec7d8", "#b3b3bd"],
  "deep-line": ["#3b515b", "#2b343d", "#35544c", "#273638", "#4f4570", "#32323d"],
  "deep-accent": ["#f4975b", "#f4975b", "#6fd2a4", "#6fd2a4", "#c4a9f5", "#c4a9f5"],
  focus: ["#14252e", "#ffe6a9"],
  "focus-gap": ["#ffffff", "#0d131a", "#ffffff", "#0a1516", "#ffffff", "#12121a"],
  error: ["#b81839", "#f48e8e"],
  "error-soft": ["#ffeeef", "#3b1c1d"],
  "error-line": ["#f7a3a5", "#914046"],
  success: ["#1d6839", "#72d699"],
  "success-soft": ["#e4f8e8", "#152c1e"],
  "success-line": ["#9dd4ab", "#336144"],
  warn: ["#81520a", "#f2c36a"],
  "warn-soft": ["#fff2d9", "#332710"],
  "warn-line": ["#eac07a", "#72592c"],
  sun: ["#ffc054", "#f6ce7d"],
  "sky-a": ["#fff9f0", "#0d131a", "#f8fdf4", "#0a1516", "#faf4ff", "#12121a"],
  "sky-b": ["#ffe9cc", "#191a29", "#ebf7e3", "#091d1d", "#f6e1fb", "#1d182c"],
  "sky-c": ["#ffd3ab", "#5e2b2b", "#e4f1c7", "#0d3d31", "#ffd0c7", "#4e2950"],
  orb: ["#ffd98c", "#fbe5bb", "#ffee9d", "#edefc9", "#ffc9a2", "#fedec4"],
  halo: ["#ffe4b5", "#9c613f", "#f9f7c5", "#456f4e", "#ffdccb", "#8b5379"],
  "hill-1": ["#f3b192", "#462535", "#b4d3ad", "#0d342d", "#d8a9d3", "#392546"],
  "hill-2": ["#de8566", "#311e2f", "#79ad83", "#092724", "#a67dbf", "#291e38"],
  "hill-3": ["#975141", "#171523", "#336e51", "#061a1a", "#614a8d", "#181425"],
  bank: ["#573026", "#050911", "#183f33", "#030b0c", "#352c57", "#0a0913"],
  "water-a": ["#ffcea5", "#442323", "#d0e6c4", "#0d2e28", "#fcc6cb", "#35213c"],
  "water-b": ["#f1ab84", "#131624", "#9dcaaf", "#071919", "#c79fcf", "#191425"],
  glint: ["#fff2da", "#cb8f6a", "#f7fbe5", "#79a582", "#ffebe5", "#c38baa"],
  reed: ["#6e3f27", "#04070e", "#265331", "#03090a", "#4f3c6e", "#080710"],
  "reed-2": ["#ae6f42", "#141522", "#61894b", "#061a19", "#8d619a", "#1b1426"],
  bird: ["#273944", "#495b67"],
  "bird-2": ["#4a5e6a", "#6b7d8b"],
  "bird-3": ["#e2ddd5", "#e2ddd5"],
  beak: ["#f6ad3b", "#f9bf60"],
  "bird-quiet": ["#142730", "#3c4957", "#0c2d26", "#364c4f", "#292142", "#464657"],
  "bird-quiet-2": ["#213842", "#576573", "#163d34", "#51686b", "#382f57", "#616173"],
} as const satisfies Record<string, readonly string[]>;

export type ColourName = keyof typeof palette;

/** Every colour of a product in a theme, as sRGB hex, for mails and pages without the style sheet. */
export function colours(product: Product, theme: Theme = "light"): Record<ColourName, string> {
  const inTheme = theme === "light" ? 0 : 1;
  const ofProduct = 2 * products.indexOf(product) + inTheme;
  const rows = Object.entries<readonly string[]>(palette);
  const named = rows.map(([name, values]) => [name, values[ofProduct] ?? values[inTheme]]);
  return Object.fromEntries(named);
}
