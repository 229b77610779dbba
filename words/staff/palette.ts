/** The command palette: screens, actions and people by what is typed. */
export const consolePaletteWords = {
  heading: "Go to, or do",
  label: "Screen, action or person",
  button: "Go to, or do",
  keys: "Ctrl K",
  list: "Matches",
  screen: "Go to {name}",
  find: "Find people: “{text}”",
  finding: "Looking…",
  nobody: "Nobody found for “{text}”.",
  failed: "The search failed. Try again.",
  none: "No matches.",
  unnamed: "Waiting registration",
  logOut: "Log out",
  showKeys: "Show the keyboard shortcuts",
  ownLogin: "Go to your login",
} as const;
