/** What somebody types who signs up. */
export interface Person {
  firstname: string;
  lastname: string;
  username: string;
  password: string;
  emailAddress: string;
  cellularNumber: string;
  practicePhone: string;
  practiceNumber: string;
  identityNumber: string;
  hpcsaNumber: string;
}

/** Somebody whose every detail is as the rules want it. */
export function newPerson(change: Partial<Person> = {}): Person {
  return {
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
    ...change,
  };
}
