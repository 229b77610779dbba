import { brand } from "@frontdoor/brand/brand.ts";

/** Every mail. `{product}` is the product's full name. */
export const mailWords = {
  /** Below a button, for mail programmes that break it. */
  brokenButton: "If the button does not work, copy this address into your browser:",
  reference: "Reference: {id}",

  verification: {
    subject: "Activate your {product} account",
    preview: "One step is left: show that this address is yours.",
    heading: "One step is left",
    text: "Hello, thank you for signing up for {product}. Use this button to show that this address is yours; then your account is ready. The button works for {hours} hours.",
    button: "Activate my account",
    remark: {
      title: "Not you?",
      text: "Someone typed this address to sign up. Do not use the button and there will be no account; what was typed is deleted by itself.",
    },
  },

  /** To whoever asks for it in a sign-up without script; the address may be a stranger's. */
  signUpLink: {
    subject: "Your link to sign up for {product}",
    preview: "With this link you sign up without waiting.",
    heading: "Sign up",
    text: "Hello, use this button to open the form and sign up for {product} with this address. The button works for {minutes} minutes.",
    button: "Open the form",
    remark: {
      title: "Not you?",
      text: "Someone typed this address into the form of a sign-up. Ignore this message and nothing happens.",
    },
  },

  welcome: {
    subject: "Welcome to {product}",
    preview: "Your account is ready.",
    heading: "Your account is ready",
    /** To an unverified address, which may be a stranger's. */
    toAnybody: [
      "Hello, thank you for signing up for {product}.",
      "Log in with the username and the password that you chose.",
    ],
    toOwner: [
      "Hello {name}, thank you for signing up for {product}. Your username is {username}.",
      "Log in with it and the password that you chose.",
    ],
    button: "Log in",
    remark: {
      title: "Not you?",
      text: `Someone used this address to sign up. Write to ${brand.email} and we will close the account.`,
    },
  },

  alreadyRegistered: {
    subject: "You already have a {product} account",
    preview: "Someone tried to sign up with your details.",
    heading: "You already have an account",
    text: [
      "Hello {name}, someone has just tried to sign up with {username}, the username of your account on {product}. Nothing about your account has changed.",
      "If it was you, log in as before. If you have forgotten your password, choose a new one.",
    ],
    button: "Reset my password",
    remark: {
      title: "Not you?",
      text: "Ignore this message. Whoever tried did not learn that you have an account.",
    },
  },

  /** Of an account that came from another system; the address may be nobody's that we know. */
  moved: {
    subject: "Your {product} account has moved",
    preview: "Your details came along.",
    heading: "Your account has moved",
    text: "Hello, {product} has a new login, and your account came along with your details.",
    withPassword: "Log in with the username and the password that you have had until now.",
    withoutPassword: "Your password did not come along: choose a new one before you log in.",
    logIn: "Log in",
    choosePassword: "Choose a password",
    remark: {
      title: "Forgotten your username?",
      text: "The login page helps you to find it.",
    },
  },

  closed: {
    subject: "Your {product} account was closed",
    preview: "Nobody can sign up or choose a password for it any more.",
    heading: "This account was closed",
    text: [
      "Hello {name}, someone has just tried to sign up or to choose a new password with {username}. That account on {product} was closed, and its username cannot be used again.",
      `If it was you and you want to come back, write to ${brand.email}.`,
    ],
    remark: {
      title: "Not you?",
      text: "Ignore this message. Whoever tried did not learn that there was an account.",
    },
  },

  archived: {
    subject: "Your {product} account is closed",
    preview: "The removal that was asked for is done.",
    heading: "Your account is closed",
    text: [
      "Hello {name}, the removal of the account {username} was confirmed. Nobody can log in with it any more.",
      "Your profile is archived, not erased: health records have to be kept for at least six years. Yours is kept until {until}.",
    ],
    remark: { title: "Not you?", text: `Write to ${brand.informationOfficerEmail} at once.` },
  },

  reset: {
    subject: "Reset your {product} password",
    preview:
      "Choose a new password for your {product} account. If you did not ask for this, you can ignore it.",
    heading: "Choose a new password",
    text: "Hello {name}, someone asked to reset the password for {username} on {product}. If it was you, use this button. It works once, for {minutes} minutes.",
    code: "If the page asks for a one-time password, it is {code}. It works for {minutes} minutes. Give it to nobody.",
    button: "Change password",
    remark: {
      title: "Not you?",
      text: "Ignore this message and nothing changes. We never ask for your password by email or phone.",
    },
  },

  removal: {
    subject: "Remove your {product} account",
    preview: "The link that you asked for.",
    heading: "Remove your account",
    text: "Hello {name}, you asked in your account settings to remove {username} from {product}. Open the link to see what that means and to confirm it. Until then nothing happens. The link works for {hours} hours.",
    button: "Remove my account",
    remark: {
      title: "Not you?",
      text: "Do not open the link, and nothing is removed. Then choose a new password: somebody was logged in to your account.",
    },
    /** Asked for by staff, whom the owner asked. */
    byStaff: {
      preview: "The link that you asked our staff for.",
      text: "Hello {name}, our staff were asked to remove {username} from {product}. Open the link to see what that means and to confirm it. Until then nothing happens. The link works for {hours} hours.",
      remark: {
        title: "Not asked for?",
        text: "Do not open the link, and nothing is removed. Tell us, please: somebody else has asked in your name.",
      },
    },
  },

  passwordChanged: {
    subject: "Your {product} password was changed",
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    text: "Hello {name}, the password for {username} on {product} has just been changed. If it was you, there is nothing to do.",
    passkeys:
      "Passkeys still work. This account has: {labels}. If you do not know one of them, please log in, go to your account and remove it.",
    button: "I did not do this",
    remark: {
      title: "Not you?",
      text: `Choose a new password with the button above, then write to ${brand.email}.`,
    },
  },

  /** An account that is locked: for a while, or until a new password; for new devices, or for a known one. */
  locked: {
    preview: "Someone entered a wrong password too many times.",
    button: "Reset my password",
    forAWhile: {
      subject: "Your {product} account is locked for a while",
      heading: "Your account is locked for a while",
      newDevices:
        "Hello {name}, someone entered a wrong password for {username} too many times, so new devices cannot log in for now. Devices that you have used before are not affected.",
      knownDevice:
        "Hello {name}, someone entered a wrong password for {username} too many times on a device that you have used before, so that device cannot log in for now. Other devices are not affected.",
      wayOut:
        "The lock ends by itself. If you have forgotten your password, you can choose a new one at once.",
    },
    untilReset: {
      subject: "Your {product} account is locked until you choose a new password",
      heading: "Your account is locked until you choose a new password",
      newDevices:
        "Hello {name}, someone entered a wrong password for {username} too many times, so new devices cannot log in any more. Devices that you have used before are not affected.",
      knownDevice:
        "Hello {name}, someone entered a wrong password for {username} too many times on a device that you have used before, so that device cannot log in any more. Other devices are not affected.",
      wayOut: "This lock does not end by itself. Choose a new password to end it.",
    },
    remark: {
      title: "Not you?",
      text: "Nobody got in. A password that you use nowhere else keeps it that way.",
    },
  },

  signedInAfterFailures: {
    subject: "Someone logged in to your {product} account after many tries",
    preview: "A login succeeded after many wrong passwords.",
    heading: "A login after many wrong passwords",
    text: [
      "Hello {name}, someone has just logged in as {username}. Before that, a wrong password was entered ten times or more.",
      "If it was you, there is nothing to do. If it was not, choose a new password now.",
    ],
    button: "Reset my password",
  },

  /** The usernames of an address. */
  reminder: {
    preview: "You asked us to remind you.",
    one: {
      subject: `Your ${brand.name} username`,
      heading: "Your username",
      text: "Hello, this username is registered with your email address:",
    },
    several: {
      subject: `Your ${brand.name} usernames`,
      heading: "Your usernames",
      text: "Hello, these usernames are registered with your email address:",
    },
    button: "Log in",
    remark: {
      title: "Not you?",
      text: "Ignore this message: nobody but you received it. We never ask for your password by email or phone.",
    },
  },

  practiceInvite: {
    subject: "You are invited to {product}",
    preview: "A practice asks you to join it on {product}.",
    heading: "Join your practice on {product}",
    text: [
      "A practice that uses {product} asks you to join it. The invite is for this email address, works once and ends on {day}.",
      "Do you have an account with this address already? Then log in here instead: {login}",
    ],
    button: "Accept the invite",
    remark: { title: "Not for you?", text: "Ignore this message: without you nothing happens." },
  },

  academicInvite: {
    subject: "You are invited to {product}",
    preview: "Sign up for {product}.",
    heading: "Join {product}",
    /** From a supervisor, or from a product or the operator; to somebody whose name is known, or not. */
    bySupervisor: {
      named:
        "Hello {name}, {supervisor} uses {product}, the logbook and portfolio of medical trainees, and named you as head of department.",
      unnamed:
        "Hello, {supervisor} uses {product}, the logbook and portfolio of medical trainees, and named you as head of department.",
    },
    byProduct: {
      named:
        "Hello {name}, you are invited to {product}, the logbook and portfolio of medical trainees.",
      unnamed:
        "Hello, you are invited to {product}, the logbook and portfolio of medical trainees.",
    },
    terms: "The invite is for this email address, works once and ends on {day}.",
    button: "Accept the invite",
    remark: { title: "Not for you?", text: "Ignore this message: without you nothing happens." },
  },
} as const;
