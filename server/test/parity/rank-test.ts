/**
 * How often a value of `first` is larger than one of `second`, ties counting half (Mann–Whitney): 0.5 when
 * nothing tells them apart, 0 or 1 when a single look does.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end++;
    const meanRank = (start + 1 + end) / 2;
    rankSum += meanRank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    start = end;
  }
  const smallest = (first.length * (first.length + 1)) / 2;
  return (rankSum - smallest) / (first.length * second.length);
}
