/** Asks somebody who stays signed in on a device whether to log out, where a product did not say who they are. */
export const logOutWords = {
  heading: "Log out?",
  text: "You are signed in on this device. If you log out, that ends here and at every product.",
  submit: "Log out",
  stay: "To stay signed in, close this page.",
} as const;
