/**
 * Records layout shifts once the fonts are loaded and painted, except those soon after user input. Returns their sum so
 * far, as the browser scores them.
 */
export async function watchLayoutShifts(): Promise<() => Promise<number>> {
  await document.fonts.ready;
  await painted();
  let sum = 0;
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (Reflect.get(entry, "hadRecentInput") !== true) sum += Number(Reflect.get(entry, "value"));
    }
  };
  observer.observe({ type: "layout-shift" });
  return async () => {
    await painted();
    add(observer.takeRecords());
    return sum;
  };
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
