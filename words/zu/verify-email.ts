import { brand } from "@frontdoor/brand/brand.ts";
import type { verifyEmailWords as english } from "../en/verify-email.ts";
import type { Translation } from "../text/translation.ts";

/** Verify email, the academic activation (S2.157–S2.164). */
export const verifyEmailWords: Translation<typeof english> = {
  /** Each role has a step of its own (S2.159, S2.160). */
  heading: {
    trainee: `Ukubhalisela i-${brand.name} {academic} Ukuqinisekisa i-imeyili`,
    supervisor: `Ukubhalisela i-${brand.name} {academic} Ukuqalisa i-akhawunti yomphathi wokuqeqesha`,
    academic: "Academic -",
  },
  incomplete: "Lesi sixhumanisi asiphelele. Sicela usivule futhi ku-imeyili.",
  /** Without script a press goes on with the link. */
  goOn: "Qhubeka",
  checking: "Kuqaliswa i-akhawunti yakho",
  confirmable:
    "Sekusele ukucindezela kanye nje, bese i-akhawunti yaleli kheli iyasebenza: {address}.",
  verified: "I-akhawunti yakho isiqalisiwe. Sicela ucindezele inkinobho engezansi ukuze ungene",
  waiting:
    "Sithumele umlayezo kuleli kheli: {address}. Sicela uwuvule bese ulandela isixhumanisi sawo ukuze uqalise i-akhawunti yakho.",
  waitingHelp: "Akukho lutho ngemva kwemizuzu embalwa? Bheka kufolda yogaxekile (spam).",
  /** What is read out once a message was asked for. */
  sent: {
    again: "Umlayezo omusha usendleleni.",
    toOtherAddress: "Umlayezo usendleleni oya kuleli kheli: {emailAddress}.",
  },
  actions: {
    confirm: "Qalisa i-akhawunti yami",
    logIn: "Ngena",
    newLink: "Thumela isixhumanisi esisha",
    tryAgain: "Zama futhi",
    sendAgain: "Thumela futhi",
    otherAddress: "Sebenzisa elinye ikheli",
  },
  /** The form for another address (Q053). */
  otherAddress: { passwordHint: "Leyo obhalise ngayo", submit: "Sebenzisa leli kheli" },
};
