/** The mails that tell somebody of a change of their account. `{product}` is the product's full name. */
export const changeMailWords = {
  ifYou: "If that was you, there is nothing to do.",
  facts: {
    passkey: "Passkey",
    address: "New address",
    number: "New number",
    when: "When",
    with: "With",
    confirmedBy: "Confirmed by",
  },
  device: "{browser} on {system}",
  otherBrowser: "Another browser",
  otherSystem: "another device",
  ways: {
    password: "Your password",
    "password-and-code": "Your password and a code from your app",
    "password-and-recovery-code": "Your password and a recovery code",
    passkey: "A passkey",
    code: "A code from your app",
    "recovery-code": "A recovery code",
  },
  /** At the end of what is told to the address of before, while it can still take the account back. */
  ofBefore:
    "We write to this address too because your account has had another one for less than 72 hours. If that wasn’t you, press “This wasn’t me” in the mail that told you of the change.",
  button: "This wasn’t me",
  whatItDoes: "What the button does.",
  does: {
    plain:
      "It logs every device out, stops changes to your account for {hours} hours and lets you choose a new password.",
    passkey:
      "It logs every device out, takes the passkey away, stops changes to your account for {hours} hours and lets you choose a new password.",
    email:
      "It logs every device out, gives your account this address back, stops changes for {hours} hours and lets you choose a new password.",
    number:
      "It logs every device out, gives your account its number back, stops changes for {hours} hours and lets you choose a new password.",
    stepOn:
      "It logs every device out, ends two-step verification that was switched on, stops changes to your account for {hours} hours and lets you choose a new password.",
    stepApp:
      "It logs every device out, removes the new app’s key, stops changes to your account for {hours} hours and lets you choose a new password. The app before is not kept: without a recovery code two-step verification ends {hours} hours later.",
    stepCodes:
      "It logs every device out, takes the new recovery codes away, stops changes to your account for {hours} hours and lets you choose a new password.",
    stepOff:
      "It logs every device out, stops changes to your account for {hours} hours and lets you choose a new password. Two-step verification stays off until you set it up again.",
    stepEnding:
      "It keeps two-step verification on, logs every device out, stops changes to your account for {hours} hours and lets you choose a new password.",
  },
  kinds: {
    password: {
      subject: "Your {product} password was changed",
      heading: "Your password was changed",
      text: "Hello {name}. Somebody logged in as you has chosen a new password for {username} on {product}. Every other device was logged out.",
    },
    "email-asked": {
      subject: "Another address for your {product} account",
      heading: "Another address was asked for",
      text: "Hello {name}. Somebody logged in as you, or our support on behalf of somebody, has asked that your account on {product} uses another email address. Nothing changes before the new address is verified.",
    },
    email: {
      subject: "The address of your {product} account was changed",
      heading: "Your email address was changed",
      text: "Hello {name}. Your account on {product} now uses another email address. For {hours} hours we write to both, and this one can undo the change.",
    },
    "cell-number": {
      subject: "The cellphone number of your {product} account was changed",
      heading: "Your cellphone number was changed",
      text: "Hello {name}. Somebody logged in as you has changed the cellphone number of your account on {product}.",
    },
    "codes-by-whatsapp": {
      subject: "Codes of your {product} account now go by WhatsApp",
      heading: "Your codes now go by WhatsApp",
      text: "Hello {name}. Somebody logged in as you has chosen that codes for {product} go to your number by WhatsApp instead of SMS.",
    },
    "passkey-added": {
      subject: "A passkey was added to your {product} account",
      heading: "A passkey was added",
      text: "Hello {name}. Somebody logged in as you has added a passkey to your account on {product}. It logs in without your password.",
    },
    "passkey-removed": {
      subject: "A passkey was removed from your {product} account",
      heading: "A passkey was removed",
      text: "Hello {name}. Somebody logged in as you has removed a passkey from your account on {product}. It no longer works.",
    },
    "second-step-on": {
      subject: "Two-step verification of your {product} account is on",
      heading: "Two-step verification was switched on",
      text: "Hello {name}. Somebody logged in as you has switched on two-step verification for {product}. From now on a login with your password asks for a code from an app.",
    },
    "second-step-app": {
      subject: "Another app for two-step verification of {product}",
      heading: "The app of your two-step verification was changed",
      text: "Hello {name}. Somebody logged in as you has moved two-step verification for {product} to another app. Codes from the previous app no longer work.",
    },
    "second-step-codes": {
      subject: "New recovery codes for {product}",
      heading: "New recovery codes were made",
      text: "Hello {name}. Somebody logged in as you has made new recovery codes for {product}. The previous ones no longer work.",
    },
    "second-step-off": {
      subject: "Two-step verification of your {product} account is off",
      heading: "Two-step verification was switched off",
      text: "Hello {name}. Somebody logged in as you has switched off two-step verification for {product}. A login with your password asks for no code any more.",
    },
    "second-step-ending": {
      subject: "Two-step verification of your {product} account will end",
      heading: "Two-step verification will end",
      text: "Hello {name}. We were asked to end two-step verification of your account on {product}, because the phone and the recovery codes are lost. It ends in {hours} hours. Nobody can make that faster.",
    },
  },
  /** At two-step verification, behind a right password: somebody else may know it. */
  stepWarnings: {
    preview: "If that was you, there is nothing to do.",
    "wrong-codes": {
      subject: "Wrong codes at your {product} login",
      heading: "Your password was right, the codes were not",
      text: "Hello {name}. Somebody has typed your password for {username} on {product} and then, within a day, too many wrong codes. Until tomorrow codes of your app do not work; your recovery codes do. If that wasn’t you, somebody knows your password: choose a new one now.",
    },
    "recovery-code": {
      subject: "A recovery code was used for {product}",
      heading: "A recovery code was used",
      text: "Hello {name}. Somebody has logged in as {username} on {product} with your password and one of your recovery codes. It no longer works. If that wasn’t you, somebody has your password and your codes: choose a new password now, and make new codes in your account.",
    },
    button: "Choose a new password",
  },
  /** The code that support has mailed to whoever lost app and recovery codes. */
  oneTimeCode: {
    subject: "Your temporary code for {product}",
    preview: "Type it in place of the code of your app.",
    heading: "Your temporary code",
    text: "Hello {name}. You told our support that you have lost your app and your recovery codes. Log in to {product} as {username} with your password, and type this code when a code is asked for. It works once, within {hours} hours. Then set up a new app in your account.",
    code: "Temporary code",
    button: "Choose a new password",
    remark: {
      title: "Not you?",
      text: "Give this code to nobody. If you did not ask for it, somebody who knows your password did: choose a new one with the button above, and the code ends.",
    },
  },
  /** The link to the file of what is kept, which support has mailed to whoever cannot log in. */
  storedData: {
    subject: "What we keep about you at {product}",
    preview: "The button gives you the file, once.",
    heading: "What we keep about you",
    text: "Hello {name}. You told our support that you cannot log in, and asked for the data that we keep about your account on {product}. The button opens a page that gives you the file once, within {hours} hours. Open it on a device that only you use.",
    button: "Get my data",
    remark: {
      title: "Not you?",
      text: "Give this link to nobody, and tell our support that you did not ask. A new password for your account ends the link.",
    },
  },
  /** To the new address, while the one before can undo. */
  notice: {
    button: "Choose a new password",
    remark: {
      title: "Not you?",
      text: "The link that undoes this went to the address that your account had before. You can also choose a new password with the button above.",
    },
  },
  /** To an unverified address: it repeats nothing that the requester chose. */
  emailVerification: {
    subject: "Verify your address for {product}",
    preview: "Press once to verify your address.",
    heading: "Verify your address",
    text: "Hello, somebody logged in to the account {username} on {product} has asked us to verify this address. Press the button only if it was you and the account is yours. The button works for {hours} hours.",
    button: "Verify this address",
    remark: {
      title: "Not you?",
      text: "Do nothing, and nothing happens. Or open the page and press “This is not my account”: then we do not write to you about it again.",
    },
  },
  /** To an address that was the account’s, and is no more. */
  addressLost: {
    subject: "Your {product} account has another address now",
    preview: "We no longer write to this address.",
    heading: "Your account no longer uses this address",
    text: "Hello {name}. Your account on {product} used this address and now uses another one: it was changed again, or the change was undone from the old address. From now on we write there.",
    remark: {
      title: "Was that wrong?",
      text: "Write to {email} or call {phone}. We ask who you are before anything is changed.",
    },
  },
  /** To an address whose account is another one. */
  addressTaken: {
    subject: "This address has a {product} account",
    preview: "Somebody asked to use your address for an account.",
    heading: "This address has an account",
    text: "Hello, somebody logged in to another account on {product} has asked to use this address for it. That cannot be, because your own account uses it. Nothing about your account has changed.",
    remark: {
      title: "Not you?",
      text: "There is nothing to do. The person who asked did not learn that you have an account.",
    },
  },
} as const;
