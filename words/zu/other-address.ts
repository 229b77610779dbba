import type { otherAddressWords as english } from "../en/other-address.ts";
import type { Translation } from "../text/translation.ts";

/** The form that gives a waiting registration another address. */
export const otherAddressWords: Translation<typeof english> = {
  labels: { newEmailAddress: "Ikheli elisha le-imeyili", password: "Iphasiwedi" },
};
