import { Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { siteOrigin } from "../addresses.ts";
import { waitFor } from "./browser.ts";
import { findElement, type Role, selectors } from "./find-element.ts";

/** A whole name, or a pattern for a part of it. */
export type Name = string | RegExp;

/** What a person does and sees in a browser. Each step waits until it is possible. */
export type Visit = ReturnType<typeof createVisit>;

const mostStops = 80;

export function createVisit(driver: WebDriver) {
  const look = (role: Role, name: Name, isToBeUsed = false): Promise<WebElement | null> =>
    driver.executeScript(findElement, selectors[role], patternOf(name), isToBeUsed);
  const found = (role: Role, name: Name): Promise<WebElement> =>
    waitFor(`${role} ${name}`, async () => (await look(role, name)) ?? undefined);
  /** Acts on an element; retries when the page was just replaced or the element was covered. */
  const act = (role: Role, name: Name, what: (element: WebElement) => Promise<unknown>) => {
    let before = "";
    return waitFor(`${role} ${name}, to be used,`, async () => {
      const element = await look(role, name, true);
      if (element === null) return undefined;
      // WebDriver clicks at the position that the element had, so waits until it has stopped moving.
      const place: string = await driver.executeScript(placeOf, element);
      if (place !== before) {
        before = place;
        return undefined;
      }
      return (await what(element)) === false ? undefined : true;
    });
  };
  const hasFocus = (element: WebElement): Promise<boolean> =>
    driver.executeScript((it: Element) => it === document.activeElement, element);
  const press = async (...keys: string[]) => {
    await driver
      .actions()
      .sendKeys(...keys)
      .perform();
  };

  const visit = {
    /** Opens a path of the site or the link of a message. */
    open: (path: string) => driver.get(new URL(path, siteOrigin).href),
    press: (role: Role, name: Name) => act(role, name, (element) => element.click()),
    /** Fills a field and checks that the browser's own accessible name for it is its label. */
    fill: (label: Name, text: string, role: Role = "textbox") =>
      act(role, label, async (element) => {
        const name = await element.getAccessibleName();
        if (!new RegExp(patternOf(label)).test(name.replace(/\s*\*$/, ""))) {
          throw new Error(`The field ${label} is called ${name}.`);
        }
        await element.clear();
        await element.sendKeys(text);
        return (await enteredIn(driver, element)) === text;
      }),
    /** Chooses the first option of a list once it has loaded. */
    chooseFirst: (label: string) =>
      act("combobox", label, async (list) => {
        const first: WebElement | null = await driver.executeScript(
          (select: HTMLSelectElement) => (select.disabled ? null : select.options[1]),
          list,
        );
        if (first === null) return false;
        await first.click();
        return (await enteredIn(driver, list)) !== "";
      }),
    sees: async (role: Role, name: Name) => {
      await found(role, name);
    },
    isChecked: (role: "radio" | "checkbox", name: Name) =>
      act(role, name, (element) =>
        driver.executeScript((it: HTMLInputElement) => it.checked, element),
      ),
    reads: (words: Name) =>
      waitFor(`the words ${words}`, async () => {
        const text: string = await driver.executeScript(() => document.body.innerText);
        const tidy = text.replace(/\s+/g, " ");
        return (typeof words === "string" ? tidy.includes(words) : words.test(tidy)) || undefined;
      }),
    isAt: (address: RegExp) =>
      waitFor(
        `the address ${address}`,
        async () => address.test(await driver.getCurrentUrl()) || undefined,
      ),
    isFocused: (role: Role, name: Name) => act(role, name, hasFocus),
    /** Presses keys (`Key` of Selenium) or types text. */
    keys: press,
    /** Presses Tab until the control has the focus. */
    tabTo: async (role: Role, name: Name) => {
      await found(role, name);
      for (let stop = 0; stop < mostStops; stop++) {
        const element = await look(role, name);
        if (element && (await hasFocus(element))) return;
        await press(Key.TAB);
      }
      throw new Error(`The keyboard does not reach ${role} ${name}.`);
    },
  };
  return visit;
}

function placeOf(element: Element): string {
  const { x, y, width } = element.getBoundingClientRect();
  return `${document.readyState} ${document.fonts.status} ${x} ${y} ${width}`;
}

function enteredIn(driver: WebDriver, element: WebElement): Promise<string> {
  return driver.executeScript((it: HTMLInputElement) => it.value, element);
}

function patternOf(name: Name): string {
  return typeof name === "string" ? `^${RegExp.escape(name)}$` : name.source;
}
