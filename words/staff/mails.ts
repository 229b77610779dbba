/** What members of staff are mailed. They are written to in English alone, as the console speaks. */
export const staffMailWords = {
  /** Beside the brand's name, where a mail to people has the product's. */
  signedAs: "Staff",

  setUp: {
    subject: "Set up your login to the staff console",
    preview: "Choose a password and set up your app.",
    heading: "Set up your login",
    text: [
      "Hello {name}, you are now a member of staff, as {role}. With this button you choose a password and set up the app that shows the codes of your two-step verification. Have your phone at hand.",
      "The button works once, for {hours} hours. Your earlier logins to the console end when you are done.",
    ],
    button: "Set up my login",
    remark: {
      title: "Not expected?",
      text: "Do not use the button, and do not forward this mail: whoever uses it can act as you. Ask the person who looks after the staff here.",
    },
  },

  newBrowser: {
    subject: "Somebody logged in to the staff console as you",
    preview: "With a browser that you had not used before.",
    heading: "A login from a new browser",
    text: "Hello {name}, somebody has just logged in to the staff console with your login, in a browser that had not been used for it before: {browser} on {system}.",
    unknown: { browser: "an unknown browser", system: "an unknown system" },
    remark: {
      title: "Not you?",
      text: "Ask an owner to remove you as a member of staff at once; that ends all your logins. Then set up your login again.",
    },
  },

  loginChanged: {
    subject: "Your login to the staff console was changed",
    preview: "If it was you, there is nothing to do.",
    heading: "Your login was changed",
    text: "Hello {name}, {what}",
    what: {
      login:
        "your login to the staff console was set up: a new password, a new app, and new recovery codes. Everything that you logged in with before has ended.",
      "passkey-added": "a passkey was added to your login to the staff console.",
      "passkey-removed":
        "a passkey was removed from your login to the staff console. It no longer works, and your logins in other browsers have ended.",
      "recovery-codes":
        "new recovery codes were made for your login to the staff console. The previous ones no longer work.",
    },
    remark: {
      title: "Not you?",
      text: "Ask an owner to remove you as a member of staff at once; that ends all your logins.",
    },
  },
  newKey: {
    subject: "A new staff key was made in your name",
    preview: "If you asked for it, there is nothing to do.",
    heading: "A new key in your name",
    text: "Hello {name}, somebody who looks after the staff here made a new key in your name. Whoever has it can act as you. The previous key has ended.",
    remark: {
      title: "Not asked for?",
      text: "Then somebody else may have your key. Ask an owner to make another one, and to read in the audit who made this one.",
    },
  },
  /** A login that is locked: for a while, or until it is set up anew; for other browsers, or for a known one. */
  locked: {
    preview: "Somebody entered a wrong password too many times.",
    forAWhile: {
      subject: "Your login to the staff console is locked for a while",
      heading: "Your login is locked for a while",
      newBrowsers:
        "Hello {name}, somebody entered a wrong password for your login to the staff console too many times, so new browsers cannot log in with it for now. Browsers that you have used before are not affected.",
      knownBrowser:
        "Hello {name}, somebody entered a wrong password for your login to the staff console too many times in a browser that you have used before, so that browser cannot log in for now. Others are not affected.",
      wayOut:
        "The lock ends by itself; until then you can log in with a passkey, if you have one. If you have forgotten your password, ask an owner for a new link to set up your login.",
    },
    untilSetUp: {
      subject: "Your login to the staff console is locked until you set it up again",
      heading: "Your login is locked until you set it up again",
      newBrowsers:
        "Hello {name}, somebody entered a wrong password for your login to the staff console too many times, so new browsers cannot log in with it any more. Browsers that you have used before are not affected.",
      knownBrowser:
        "Hello {name}, somebody entered a wrong password for your login to the staff console too many times in a browser that you have used before, so that browser cannot log in any more. Others are not affected.",
      wayOut:
        "This lock does not end by itself. You can still log in with a passkey, if you have one. To end the lock, ask an owner for a new link to set up your login.",
    },
    remark: {
      title: "Not you?",
      text: "Nobody logged in. Tell the person who looks after the staff here: somebody is trying to log in as you.",
    },
  },
  ownerRecovered: {
    subject: "An owner was made by a command on the machine",
    preview: "Nobody at the console had to agree.",
    heading: "An owner was made on the machine",
    text: "Hello {name}, somebody who works on the machine of this installation has just made {owner} an owner with a new key. Nobody else had to agree: that is what the command is for when too few owners are left.",
    remark: {
      title: "Not expected?",
      text: "Ask whoever runs the machine at once. If nobody knows about it, an owner should remove that member of staff, and the machine has to be treated as compromised.",
    },
  },
  /** Behind a right password: somebody else may know it. */
  stepWarnings: {
    preview: "If that was you, there is nothing to do.",
    "wrong-codes": {
      subject: "Wrong codes at your login to the staff console",
      heading: "Your password was right, the codes were not",
      text: "Hello {name}, somebody has typed your password at the staff console and then, within a day, too many wrong codes. Until tomorrow codes of your app do not work; your recovery codes and passkeys do.",
    },
    "recovery-code": {
      subject: "A recovery code was used at the staff console",
      heading: "A recovery code was used",
      text: "Hello {name}, somebody has logged in as you at the staff console with your password and one of your recovery codes. That code no longer works.",
    },
    remark: {
      title: "Not you?",
      text: "Then somebody knows your password. Ask an owner at once for a new link to set up your login: it ends the current password, app and codes.",
    },
  },
} as const;
