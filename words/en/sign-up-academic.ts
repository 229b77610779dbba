/** The academic sign-up (S2.130). */
export const signUpAcademicWords = {
  intro: "Six short parts on one page. We only ask what your role needs.",
  usernameHints: {
    none: "You log in with it.",
    applies: "Your invite is for this address.",
    otherAddress: "Your invite is for another address, so it no longer applies.",
    otherRole: "Your invite no longer applies.",
  },
  training: {
    hint: "This decides who can sign off your rotations.",
    inSector: { Yes: "Yes", No: "No" },
    loadingRoles: "Loading the roles",
    invitedRole: "{label}: {role}",
    otherRole: "Your invite is for another role, so it no longer applies. You sign up without it.",
  },
  hod: {
    search: "Head of department",
    find: "Find your head of department",
    chooseAnother: "Choose another",
    toBeInvited: "We will invite them at {email}",
    confirm: "I confirm that this is my head of department",
    /** Asked of somebody who named none. */
    confirmUnnamed: "I confirm what is said of my head of department",
  },
} as const;
