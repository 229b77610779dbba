/** The end of a logout whose product names no page of its own. */
export const loggedOutWords = {
  heading: "You are logged out",
  sharedComputer: "On a computer that others use, close the browser as well.",
  logIn: "Login",
} as const;
