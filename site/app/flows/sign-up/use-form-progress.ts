import { type FormProgress, formProgressPath } from "@frontdoor/contract/form-progress.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Reports once that a sign-up form was begun, and the last field of one that was left unsent.
 * @param isLeaving whether the form has been sent, so that leaving the page abandons nothing
 */
export function useFormProgress(form: LoginProduct, isLeaving: boolean) {
  const field = useRef("");
  const isBegun = useRef(false);
  useEffect(() => {
    if (isLeaving) return;
    const leave = () => {
      if (!isBegun.current) return;
      isBegun.current = false;
      reportFormProgress({ step: "left", form, field: field.current });
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [form, isLeaving]);
  return {
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      const name = Reflect.get(target, "name");
      if (typeof name === "string" && name !== "") field.current = name;
    },
    onInput() {
      if (isBegun.current) return;
      isBegun.current = true;
      reportFormProgress({ step: "begun", form });
    },
  };
}

/**
 * Reports to our own server how far a person got in a sign-up form; it counts per day. Sends nothing under Global
 * Privacy Control.
 */
function reportFormProgress(report: FormProgress): void {
  if (Reflect.get(navigator, "globalPrivacyControl") === true) return;
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon(formProgressPath, body);
}
