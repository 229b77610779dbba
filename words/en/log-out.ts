/** Asks somebody who stays signed in on a device whether to log out, where a product did not say who they are. */
export const logOutWords = {
  heading: "Log out?",
  text: "If you are signed in on this device, logging out ends that here and at every product.",
  submit: "Log out",
  stay: "To stay signed in, close this page.",
} as const;
