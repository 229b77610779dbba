/** A member of staff's own ways in. */
export const ownLoginWords = {
  heading: "Your login",
  who: "{name}, {emailAddress}",
  times: "{role}. This login ends at {end}, or {minutes} minutes after your last press.",
  passkeys: {
    heading: "Passkeys",
    lead: "With your face, your finger or the code of your device: in place of password and code.",
    none: "You have none yet.",
    added: "Added on {day}",
    used: "last used {moment}",
    add: "Add a passkey",
    label: "Name of the passkey",
    labelHint: "Such as the computer that it is on. Not on one that others use with your name.",
    made: "The passkey is added.",
    already: "This device has a passkey for you already.",
    failed: "This browser could not make a passkey.",
    remove: "Remove…",
    removing: {
      title: "Remove this passkey?",
      facts: ["“{label}” lets nobody in any more."],
      submit: "Remove the passkey",
      said: "The passkey is removed.",
    },
  },
  codes: {
    heading: "Recovery codes",
    left: { one: "One of ten codes is left.", other: "{count} of ten codes are left." },
    renew: "Make new codes",
  },
  proof: {
    heading: "Is it you?",
    text: "Before your ways in change, show once more who you are. It then counts for five minutes.",
    password: "Password",
    code: "Code from your app",
    submit: "Continue",
    usePasskey: "Use a passkey",
  },
} as const;
