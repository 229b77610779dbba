/** What members of staff are mailed. They are written to in English alone, as the console speaks. */
export const staffMailWords = {
  /** Beside the brand's name, where a mail to people has the product's. */
  signedAs: "Staff",

  setUp: {
    subject: "Set up your login to the staff console",
    preview: "Choose a password and set up your app.",
    heading: "Set up your login",
    text: [
      "Hello {name}, you are staff here now, as {role}. With this button you choose a password and set up the app that shows the codes of your second step. Have your phone at hand.",
      "The button works once, for {hours} hours. Whatever let you into the console before ends when you are done.",
    ],
    button: "Set up my login",
    remark: {
      title: "Not expected?",
      text: "Do not use the button, and pass it on to nobody: whoever uses it is you. Ask the person who looks after the staff here.",
    },
  },

  newBrowser: {
    subject: "Somebody logged in to the staff console as you",
    preview: "With a browser that you had not used before.",
    heading: "A login from a new browser",
    text: "Hello {name}, somebody has just logged in to the staff console with your login, in a browser that had not been used for it before: {browser} on {system}.",
    unknown: "an unknown one",
    remark: {
      title: "Not you?",
      text: "Have an owner end you as a member of staff at once; that ends every login of yours. Then set your login up anew.",
    },
  },

  waysIn: {
    subject: "Your login to the staff console was changed",
    preview: "If it was you, there is nothing to do.",
    heading: "Your login was changed",
    text: "Hello {name}, {what}",
    what: {
      login:
        "your login to the staff console was set up: a new password, a new app, and new recovery codes. Whatever let you in before has ended.",
      "passkey-added": "a passkey was added to your login to the staff console.",
      "passkey-removed":
        "a passkey was removed from your login to the staff console. It lets nobody in any more.",
      "recovery-codes":
        "new recovery codes were made for your login to the staff console. The ones before let nobody in any more.",
    },
    remark: {
      title: "Not you?",
      text: "Have an owner end you as a member of staff at once; that ends every login of yours.",
    },
  },
} as const;
