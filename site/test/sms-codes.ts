import { onTestFinished, vi } from "vitest";

/** Replaces WebOTP; returns what the page asked the browser for, in turn: each is resolved with the code of an SMS. */
export function holdSmsCodes() {
  const asked: (PromiseWithResolvers<{ code: string }> & { otp: unknown })[] = [];
  Object.assign(globalThis, { OTPCredential: class {} });
  const get = vi.spyOn(navigator.credentials, "get").mockImplementation((options = {}) => {
    const request = Promise.withResolvers<{ code: string }>();
    asked.push({ ...request, otp: Reflect.get(options, "otp") });
    return request.promise as never;
  });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, "OTPCredential");
    get.mockRestore();
  });
  return asked;
}
