/** What somebody types who signs up; every detail is as the rules want it. */
export const person = {
  firstname: "Nomvula",
  lastname: "van der Merwe",
  username: "nomvula-7",
  password: "quiet7-river-reed",
  emailAddress: "nomvula@example.org",
  cellularNumber: "0821234567",
  practicePhone: "0214611234",
  practiceNumber: "1234567",
  identityNumber: "8001014800080",
  hpcsaNumber: "MP1234567",
};
export type Person = typeof person;
