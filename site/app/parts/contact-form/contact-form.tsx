import { messages } from "@frontdoor/contract/messages.ts";
import {
  type ContactField,
  type ContactRequest,
  contactLabels,
  contactProblems,
  marketingConsentText,
  sendContactRequest,
} from "@frontdoor/contract/practice/contact.ts";
import { contactFormWords } from "@frontdoor/words/contact-form.ts";
import { type FormEvent, useReducer, useRef } from "react";
import { useAttempt } from "../../client/attempt.ts";
import { usePosted } from "../../client/posted.ts";
import { send } from "../../client/send.ts";
import { createSubmissionKeys } from "../../client/submission-keys.ts";
import { Checkbox } from "../../fields/checkbox.tsx";
import { EmailField } from "../../fields/email-field.tsx";
import { RefusalArea } from "../../fields/error-area.tsx";
import { PhoneField } from "../../fields/phone-field.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import {
  newSubmission,
  nextSubmission,
  type Submission,
  toRefusal,
} from "../../fields/submission.ts";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { TextField } from "../../fields/text-field.tsx";
import { island } from "../../island/island.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import { LegalButton } from "../terms/legal-button.tsx";
import { contactButton, contactRequestIn } from "./contact-form.state.ts";
import { useTypedText } from "./typed-text.ts";

const contactFormId = "contact-form";

/**
 * Asks to be phoned (S1.035, S2.013, S2.058–S2.060, S8.036, S8.040). The fields are uncontrolled, so that they keep
 * what was entered before hydration and after a failure.
 */
function ContactForm({ origin }: { origin: ContactRequest["origin"] }) {
  const posted = usePosted<Submission>();
  const [contact, dispatch] = useReducer(nextSubmission, posted?.state ?? newSubmission);
  const keys = useRef(createSubmissionKeys());
  const form = useRef<HTMLFormElement>(null);
  useTypedText(form, contact.at === "complete");
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));
  const { caption, state } = contactButton(contact);

  const request = (body: ContactRequest) => {
    const problems = contactProblems(body);
    if (Object.keys(problems).length > 0) {
      return dispatch({ type: "failed", message: messages.contact, problems });
    }
    dispatch({ type: "sent" });
    const idempotencyKey = keys.current.keyFor(body);
    attempt(
      (signal) => send(sendContactRequest, { body }, { signal, idempotencyKey }),
      (sent) => {
        if (sent.ok) return dispatch({ type: "taken" });
        dispatch({ type: "failed", ...toRefusal(sent.error) });
      },
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "ready") request(contactRequestIn(new FormData(event.currentTarget), origin));
  };

  return (
    // The answer is shown at the form, further down the page.
    <form
      ref={form}
      id={contactFormId}
      action={`#${contactFormId}`}
      className="form"
      method="post"
      noValidate
      onSubmit={submit}
    >
      <PostedFields />
      <RefusalArea
        refusal={contact.at === "refused" ? contact : null}
        labels={contactLabels}
        place="within-page"
      />
      <ContactFields contact={contact} />
      <Checkbox name="marketingConsent">{marketingConsentText}</Checkbox>
      <SubmitButton wide state={state}>
        {caption}
      </SubmitButton>
      <StatusMessage takesFocus>{contact.at === "complete" && contactFormWords.sent}</StatusMessage>
      <p className="field__hint">
        <Sentence
          text={contactFormWords.use}
          parts={{ privacy: <LegalButton document="privacy" /> }}
        />
      </p>
    </form>
  );
}

function ContactFields({ contact }: { contact: Submission }) {
  const problems = contact.at === "refused" ? contact.problems : {};
  const field = (name: ContactField) => ({
    name,
    label: contactLabels[name],
    error: problems[name],
    required: true,
  });
  return (
    <>
      <div className="field-pair">
        <TextField {...field("name")} autoComplete="given-name" />
        <TextField {...field("lastName")} autoComplete="family-name" />
      </div>
      <EmailField {...field("email")} />
      <PhoneField {...field("phoneNumber")} />
    </>
  );
}

export default island(ContactForm);
