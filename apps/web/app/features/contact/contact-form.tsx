import { contactCopy } from '@studio/content/copy/contact';
import {
  type ContactDetails,
  type ContactField,
  contactMaxima,
} from '@studio/domain/enquiries/contact-details';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DecoyField } from '../../ui/decoy-field.tsx';
import { AreaField } from '../../ui/field-area.tsx';
import { TextField } from '../../ui/field-text.tsx';
import { AboutFields } from './about-fields.tsx';
import type { ContactFacts } from './contact-facts.ts';
import { SendFailed } from './send-failed.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useSubjectLine } from './use-subject-line.ts';

const { form: words } = contactCopy;

interface ContactFormProps {
  facts: ContactFacts;
  /** Who has written before, on this page. */
  known: Pick<ContactDetails, 'name' | 'email'>;
  onSent: (sent: ContactDetails) => void;
}

/** A message to the studio: who, about what, and the message. */
export function ContactForm({ facts, known, onSent }: ContactFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { about, line, choose } = useSubjectLine(facts, form);
  const { complaints, sending, changed, submit } = useContactForm(about, onSent);
  const field = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    label: words[name],
    error: complaints[name],
  });
  return (
    // Pressed before the script is there, a form of this method goes nowhere and keeps what was typed.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={(event: FormEvent<HTMLFormElement>) => changed(event.target)}
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <DecoyField />
      <TextField {...field('name')} {...nameBox} defaultValue={known.name} />
      <TextField {...field('email')} {...emailBox} defaultValue={known.email} />
      <AboutFields id={id} about={about} instructors={facts.instructors} onChoose={choose} />
      <div className="grid gap-5 sm:col-span-2">
        <TextField {...field('subject')} maxLength={contactMaxima.subject} defaultValue={line} />
        <AreaField {...field('message')} />
        <SendFailed sending={sending} email={facts.studio.email} />
        <SendRow busy={sending === 'busy'} />
      </div>
    </form>
  );
}

const nameBox = {
  maxLength: contactMaxima.name,
  autoComplete: 'name',
  spellCheck: false,
} as const;
const emailBox = {
  type: 'email',
  inputMode: 'email',
  maxLength: contactMaxima.email,
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function SendRow({ busy }: { busy: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button type="submit" size="large" busy={busy} busyLabel={words.sending} className="max-sm:w-full">
        {words.send}
      </Button>
      <p className="max-w-[24em] flex-1 basis-48 text-small text-stone">{words.emailHint}</p>
    </div>
  );
}
