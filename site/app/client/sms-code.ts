import { type RefObject, useEffect } from "react";

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: readonly string[] };
}

/**
 * Fills in the code of an SMS that names our origin, where the browser supports WebOTP. Typed text is never
 * overwritten; a person who declines types the code.
 */
export function useSmsCode(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const left = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: left.signal };
    navigator.credentials.get(request).then(
      (received) => {
        const { code } = Object(received);
        if (typeof code !== "string" || field.current === null || field.current.value !== "")
          return;
        field.current.value = code;
        field.current.dispatchEvent(new Event("input", { bubbles: true }));
      },
      () => undefined,
    );
    return () => left.abort();
  }, [field]);
}
