import { brand } from "@frontdoor/brand/brand.ts";
import { company } from "@frontdoor/brand/company.ts";
import { kept } from "./kept.ts";
import { standing } from "./standing.ts";
import { address } from "./supplier.ts";
import type { LegalText } from "./titles.ts";

/** The privacy policy (S2.083, S9.031, S9.032). It must describe what server and site really store. */
export const privacy: LegalText = {
  standing,
  sections: [
    {
      heading: "Who is responsible",
      paragraphs: [
        `${brand.legalOwner} (“${brand.name}”, “we”), ${address}, is the responsible party for this website and for the accounts that are opened on it. Our information officer is ${company.informationOfficer}: ${brand.informationOfficerEmail}, ${brand.phone.text}.`,
        "This text is about the website, its accounts and its forms. What a practice or a training institution records in one of our products is theirs to answer for; we hold it for them, as their operator.",
      ],
    },
    {
      heading: "What we collect, and from whom",
      paragraphs: [
        "Almost all of it comes from you. When you sign up: your name, username, email address, cellphone number, and South African ID number or passport number and country. Healthcare professionals also give their practice number and phone number, discipline, speciality, role and HPCSA number. Trainees, supervisors and heads of department also give their grade, training institution, clinical unit, trainee post number and date of appointment, and whom they work under.",
        "From others: a practice, a supervisor or an operator of ours may invite you by giving us your name and email address.",
        "When you ask us to contact you: your name, email address and phone number, and whether you agreed to receive news.",
        "When an account is used: the time, whether the login worked, and a code that stands for the browser. Your network address is used to limit repeated requests; we store it only as a keyed code that cannot be read back.",
        "We do not ask for health information on this website.",
      ],
    },
    {
      heading: "Whether you must give it",
      paragraphs: [
        "No law obliges you to open an account. Fields marked with an asterisk are needed for it: without them we cannot tell you from somebody else, and cannot open the account. Everything else is your choice.",
      ],
    },
    {
      heading: "What we use it for, and on what ground",
      paragraphs: [
        "To open and run your account, to hand you over to your product, and to send the messages that you ask for, such as a link to change your password: this is needed for our agreement with you.",
        "To keep others out of your account, to stop abuse, and to show afterwards what was done: this protects you, and is our legitimate interest and our duty to secure information.",
        "To answer a contact request: you asked for it.",
        "To send you news about our products by email: only if you ticked the box for it, which is never ticked in advance. We keep the words that you agreed to. Take your consent back at any time by writing to us; it costs nothing, and nothing else changes.",
        "To keep records as the law and the Health Professions Council of South Africa (HPCSA) ask.",
        "We do not sell information, show advertisements of others or build profiles for them. No decision about you that has legal effect is left to a computer alone; an account is locked for a while after too many failed logins, and you can unlock it yourself.",
      ],
    },
    {
      heading: "Who receives it",
      paragraphs: [
        "Patients choose which healthcare professionals see their details. The product that you log in to receives your account details. A head of department or supervisor whom you name is told so. Reports that leave the academic logbook are de-identified.",
        "Companies that work for us, as operators: the one that delivers our email, the one that delivers our SMS messages, and the one that hosts our servers and backups. Each sees only what its task needs, is bound by a written contract to keep it confidential and secure, and must tell us at once if it may have been breached.",
        "Authorities, where a law or a court obliges us.",
        "Videos come from another website, which sees your network address, but only once you open a video. App stores and the providers page are other people’s websites, with privacy texts of their own.",
      ],
    },
    {
      heading: "Outside South Africa",
      paragraphs: [
        "A company that works for us may hold information in another country. We allow this only where section 72 of the Protection of Personal Information Act does: its law or our contract protects you as well as South African law, and passes that protection on, or you agree, or the transfer is needed for our agreement with you. Our information officer tells you which countries these are.",
      ],
    },
    { heading: "How long we keep it", paragraphs: kept },
    {
      heading: "Cookies and what your browser keeps",
      paragraphs: [
        "“login-context” remembers which product you logged in to, for 400 days from your last login. A second cookie is a random number that tells us that an account was used in this browser before; it protects your account from others, nothing on the page can read it, and it also ends after 400 days. Where there are several languages, a third remembers the one that you chose, or that you were offered another one, for 400 days.",
        "Your browser keeps for itself: which product you are looking at, and what you have typed into an unfinished sign-up, except passwords and ID or passport numbers, until you close the tab; and the appearance that you chose, light or dark, until you clear it. We do not receive these.",
        "There are no advertising cookies and no tracking by others.",
        "We may count visits to the public pages: that a page was seen or a form was sent, by the page’s name. No cookie, no account and nothing that you typed goes with it, nothing is counted on login and sign-up pages, and nothing if your browser sends the Global Privacy Control signal.",
      ],
    },
    {
      heading: "How we protect it",
      paragraphs: [
        "Connections are encrypted. Passwords are stored only as a hash that cannot be turned back. ID and passport numbers are encrypted one by one. Access by our staff is limited to those who need it and is recorded. If there are grounds to believe that somebody unauthorised had access, we tell you and the Information Regulator as soon as reasonably possible.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You may ask whether we hold information about you, and receive it; have it corrected or deleted; object to its use; and take back a consent. Write to ${brand.informationOfficerEmail}. Asking whether we hold anything is free. We first make sure that it is you who asks, and answer within 30 days.`,
        "Patients remove their account in the settings of the patient app. What we must keep, we archive and restrict instead, and tell you so.",
        "You may complain to the Information Regulator at any time: POPIAComplaints@inforegulator.org.za, inforegulator.org.za.",
      ],
    },
    {
      heading: "Children, and changes to this text",
      paragraphs: [
        "An account for a child is opened and managed by a parent or guardian.",
        "When this text changes, its version and date change with it. If a change matters to you, we tell you by email before it takes effect.",
      ],
    },
  ],
};
