import { defaultPracticeUserType } from "@frontdoor/contract/constants.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";

interface Person {
  /** The description that is shown to whoever tries it. */
  title: string;
  /** Their username as well; no mail reaches it. */
  email: string;
  name: string;
  surname: string;
}
export type DemoPerson =
  | (Person & { realm: "practice"; type: string })
  | (Person & { realm: "academic"; type: AcademicRole });

/**
 * The password of everybody below. It is in the README, so anybody can log in with it: they exist only while
 * `PUBLIC_URL` is this machine (SEC-A8).
 */
export const demoPassword = "reeds-by-the-river-7";

/** The demo people: one of each kind that can log in. */
export const demoPeople: readonly DemoPerson[] = [
  {
    title: "Health professional",
    realm: "practice",
    type: defaultPracticeUserType,
    email: "doctor@demo.example",
    name: "Thandeka",
    surname: "Nkosi",
  },
  {
    title: "Trainee",
    realm: "academic",
    type: "TRAINEE",
    email: "trainee@demo.example",
    name: "Yusuf",
    surname: "Adams",
  },
  {
    title: "Supervisor",
    realm: "academic",
    type: "SUPERVISOR",
    email: "supervisor@demo.example",
    name: "Annelie",
    surname: "Fourie",
  },
  {
    title: "Head of department",
    realm: "academic",
    type: "HOD",
    email: "head@demo.example",
    name: "Vuyo",
    surname: "Mabaso",
  },
];
