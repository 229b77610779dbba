import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pageLoader } from "./page-loader.ts";

type Listener = (event: Record<string, unknown>) => void;

test("a press of a button before the page can answer is repeated once it can", () => {
  const page = open("late");
  const pressed: string[] = [];
  const button = { click: () => pressed.push("again") };
  const { event, reached } = press(button);
  page.send("click", event);
  expect(pressed).toEqual([]);
  expect(reached(), "what is kept is done once").toEqual({ page: false, browser: false });
  page.send("hydrated", {});
  expect(pressed).toEqual(["again"]);
  expect(page.listensFor("click")).toBe(false);
});

test("a form sent too early is held, so that the browser never sends it alone", () => {
  const page = open("at-once");
  const sent: unknown[] = [];
  const { event, reached } = submission((by) => sent.push(by));
  page.send("submit", event);
  expect(reached()).toEqual({ page: false, browser: false });
  page.send("hydrated", {});
  expect(sent).toEqual(["the button"]);
});

test("a form sent too early is not forgotten over the press of another button, nor sent once for every press", () => {
  const page = open("at-once");
  const done: string[] = [];
  for (let presses = 0; presses < 2; presses++) {
    page.send("submit", submission(() => done.push("sent")).event);
    page.send("click", press({ click: () => done.push("shown") }).event);
  }
  page.send("hydrated", {});
  expect(done.toSorted()).toEqual(["sent", "shown"]);
});

test("a press of anything else is left to the browser", () => {
  const { event, reached } = press(null);
  open("at-once").send("click", event);
  expect(reached()).toEqual({ page: true, browser: true });
});

test("a late page starts on the first sign of a person, and only once", () => {
  const page = open("late");
  expect(page.started()).toBe(0);
  expect(page.preloaded()).toEqual([]);
  page.send("pointerdown", {});
  page.send("keydown", {});
  expect(page.started()).toBe(1);
  expect(page.preloaded()).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("an early page starts once it is painted, with all its modules asked for together", () => {
  const page = open("at-once");
  expect(page.started()).toBe(0);
  page.paint();
  expect(page.started()).toBe(1);
  expect(page.preloaded()).toEqual(["/assets/a.js", "/assets/b.js"]);
});

test("a press asks again for scripts that did not come, whose failure is told", () => {
  const page = open("at-once");
  page.paint();
  const error = new Error("offline");
  expect(() => page.fail(error)).toThrow(error);
  page.send("click", { type: "click", target: {} });
  expect(page.started()).toBe(2);
});

test("any page starts a moment after loading at the latest, painted or not", () => {
  for (const when of ["at-once", "late"] as const) {
    const page = open(when);
    page.send("load", {});
    expect(page.started()).toBe(1);
  }
});

test("a person is quicker than the paint: the page starts with the press", () => {
  const page = open("at-once");
  page.send("click", { type: "click", target: {} });
  page.paint();
  expect(page.started()).toBe(1);
});

const table = {
  "": { "": "patient", patient: "patient", practice: "practice", academic: "academic" },
  patient: { "": "patient", patient: "patient", practice: "patient", academic: "patient" },
  practice: { "": "practice", patient: "practice", practice: "practice", academic: "practice" },
  academic: { "": "academic", patient: "academic", practice: "academic", academic: "academic" },
  "*": { "": "", patient: "", practice: "", academic: "" },
} as const;

test("[S1.002 S2.109 S2.110 S2.111] a page that does not say its audience has it before it is painted", () => {
  const contextOf = (stored: string | null, cookie: string) =>
    open("at-once", { table, stored, cookie }).context();
  expect(contextOf(null, "")).toBe("patient");
  expect(contextOf("academic", "a=b")).toBe("academic");
  expect(contextOf("academic", "a=b; login-context=practice")).toBe("practice");
});

test("[S1.003 S2.114] a context that there is not leaves a page without an audience", () => {
  const contextOf = (stored: string, cookie: string) =>
    open("at-once", { table, stored, cookie }).context();
  expect(contextOf("", "login-context=nurse")).toBe("");
  expect(contextOf("", "login-context=__proto__")).toBe("");
  expect(contextOf("nurse", "")).toBe("");
});

test("[S1.002] a page whose address says its audience leaves it as it is", () => {
  expect(open("late", { context: "patient", stored: "academic" }).context()).toBe("patient");
});

test("a page shows the chosen theme before it is painted, and no other value", () => {
  expect(open("late", { theme: "dark" }).theme()).toBe("dark");
  expect(open("late", { theme: "purple" }).theme()).toBeUndefined();
});

/** A click on something that lies in this button, or in none. */
function press(button: { click: () => void } | null) {
  return observed({ type: "click", target: { closest: () => button } });
}

function submission(requestSubmit: (submitter: unknown) => void) {
  return observed({ type: "submit", target: { requestSubmit }, submitter: "the button" });
}

/** An event, and whether it reached the page's own listeners and the browser. */
function observed(event: Record<string, unknown>) {
  let isPrevented = false;
  let isStopped = false;
  const preventDefault = () => {
    isPrevented = true;
  };
  const stopPropagation = () => {
    isStopped = true;
  };
  return {
    event: { ...event, preventDefault, stopPropagation },
    reached: () => ({ page: !isStopped, browser: !isPrevented }),
  };
}

interface Opening {
  context?: string;
  stored?: string | null;
  cookie?: string;
  theme?: string;
  table?: Parameters<typeof pageLoader>[2];
}

function open(when: "late" | "at-once", opening: Opening = {}) {
  const { context = "", stored = "", cookie = "", theme = "", table = null } = opening;
  const listeners = new Map<string, Listener[]>();
  const dataset: { context: string; theme?: string } = { context };
  const paints: (() => void)[] = [];
  const preloaded: string[] = [];
  const failures: ((error: Error) => void)[] = [];
  let started = 0;
  const addEventListener = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const removeEventListener = (name: string, listener: Listener) =>
    listeners.set(
      name,
      (listeners.get(name) ?? []).filter((other) => other !== listener),
    );
  // A script in a bare context has no modules, so the import becomes a call that can be counted.
  const script = pageLoader(
    ["/assets/entry.js", "/assets/a.js", "/assets/b.js"],
    when,
    table,
  ).replace('import("', 'load("');
  runInNewContext(script, {
    addEventListener,
    removeEventListener,
    setTimeout: (run: () => void) => run(),
    PerformanceObserver: function PerformanceObserver(run: () => void) {
      return { observe: () => paints.push(run) };
    },
    load: () => {
      started += 1;
      return { catch: (tell: (error: Error) => void) => failures.push(tell) };
    },
    sessionStorage: { getItem: () => stored },
    localStorage: { getItem: () => theme },
    document: {
      cookie,
      addEventListener,
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => preloaded.push(href) },
    },
  });
  return {
    send: (name: string, event: Record<string, unknown>) => {
      for (const listener of listeners.get(name) ?? []) listener(event);
    },
    listensFor: (name: string) => (listeners.get(name) ?? []).length > 0,
    paint: () => {
      for (const paint of paints) paint();
    },
    fail: (error: Error) => failures.at(-1)?.(error),
    preloaded: () => preloaded,
    started: () => started,
    context: () => dataset.context,
    theme: () => dataset.theme,
  };
}
