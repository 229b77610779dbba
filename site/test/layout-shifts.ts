/**
 * Watches the page for what moves by itself: shifts soon after an input of a person do not count. Gives
 * their sum so far, as the browser scores them.
 */
export function watchLayoutShifts(): () => Promise<number> {
  let sum = 0;
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (Reflect.get(entry, "hadRecentInput") !== true) sum += Number(Reflect.get(entry, "value"));
    }
  };
  observer.observe({ type: "layout-shift" });
  return async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    add(observer.takeRecords());
    return sum;
  };
}
