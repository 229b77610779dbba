import { type RefObject, useEffect, useRef } from "react";

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly string[] };
}

/**
 * Fills in the code of an SMS that names our origin, where the browser supports WebOTP. Typed text is never
 * overwritten; a person who declines types the code.
 * @param round another value asks again: the browser answers each request with one SMS
 */
export function useSmsCode(field: RefObject<HTMLInputElement | null>, round: unknown): void {
  const filled = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const left = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: left.signal };
    navigator.credentials.get(request).then(
      (received) => {
        const { code } = Object(received);
        if (typeof code !== "string" || field.current === null) return;
        if (!["", filled.current].includes(field.current.value)) return;
        filled.current = code;
        field.current.value = code;
        field.current.dispatchEvent(new Event("input", { bubbles: true }));
      },
      () => undefined,
    );
    return () => left.abort();
  }, [field, round]);
}
