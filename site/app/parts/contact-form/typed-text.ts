import { type RefObject, useEffect } from "react";
import { opensElsewhere } from "../../client/page-leave.ts";
import { parseStored, withStorage } from "../../client/tab-storage.ts";

const storageKey = "contact-request";

/**
 * Takes what was typed along to the same page in another language, once. A consent is given anew, to the words that the
 * person reads there.
 */
export function useTypedText(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  useEffect(() => {
    if (isSent) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("[autocomplete]") ?? [])];
    withStorage((storage) => {
      const typed = parseStored(storage.getItem(storageKey));
      storage.removeItem(storageKey);
      for (const field of fields) {
        if (field.value === "") field.value = String(Reflect.get(typed, field.name) ?? "");
      }
    });
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[hreflang]");
      if (!link || opensElsewhere(event)) return;
      const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
      withStorage((storage) => storage.setItem(storageKey, JSON.stringify(typed)));
    };
    document.addEventListener("click", keep);
    return () => document.removeEventListener("click", keep);
  }, [form, isSent]);
}
