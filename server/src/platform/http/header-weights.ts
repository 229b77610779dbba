/**
 * The values that a header such as `Accept-Encoding` lists, in small letters, with the weights that it gives them
 * (RFC 9110, 12.4.2); a weight that is no number is 0.
 * @param longest letters of the header that are read: anybody can send many
 */
export function headerWeights(header: string, longest: number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.slice(0, longest).toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== "") weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
