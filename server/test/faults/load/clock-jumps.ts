/**
 * Imported before the server's own modules: at each SIGUSR2 the clock of the process jumps to the next of the
 * offsets that `CLOCK_JUMPS_HOURS` lists, and goes on from there.
 */
const offsets = (process.env.CLOCK_JUMPS_HOURS ?? "").split(",").map(Number);
const trueNow = Date.now;
let offsetMilliseconds = 0;
const now = () => trueNow() + offsetMilliseconds;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, called) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], called),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
process.on("SIGUSR2", () => {
  offsetMilliseconds = (offsets.shift() ?? 0) * 3_600_000;
});
