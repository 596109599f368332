import { contactCopy } from '@studio/content/copy/contact';
import {
  type ContactDetails,
  type ContactField,
  contactMaxLengths,
} from '@studio/domain/enquiries/contact-details';
import { useLocation } from 'react-router';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { HoneypotField } from '../../../ui/honeypot-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ContactPageDetails } from './contact-page-details.ts';
import { SendFailedNotice } from './send-failed-notice.tsx';
import { SubjectFields } from './subject-fields.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useSubjectLine } from './use-subject-line.ts';

const { form: copy } = contactCopy;

interface ContactFormProps {
  details: ContactPageDetails;
  /** Name and email address from the message that the sender sent before on this page. */
  sender: Pick<ContactDetails, 'name' | 'email'>;
  onSent: (sent: ContactDetails) => void;
}

/** Contact form: sender, subject and message. */
export function ContactForm({ details, sender, onSent }: ContactFormProps) {
  const draft = useFormDraft(`contact ${useLocation().search}`);
  const { about, line, choose } = useSubjectLine(details, draft.texts);
  const form = useContactForm(about, draft, onSent);
  const { name = sender.name, email = sender.email, subject = line, message } = draft.texts;
  const field = (name: ContactField) => ({ ...form.field(name), required: true, label: copy[name] });
  return (
    // With method="dialog", a submit before hydration navigates nowhere and keeps the typed text.
    <form {...form.props} method="dialog" className="relative grid gap-5 sm:grid-cols-2">
      <HoneypotField />
      <TextField {...field('name')} {...nameBox} defaultValue={name} />
      <TextField {...field('email')} {...emailBox} defaultValue={email} />
      <SubjectFields
        id={form.id}
        about={about}
        instructors={details.instructors}
        topics={details.topics}
        onChoose={choose}
      />
      <div className="grid gap-5 sm:col-span-2">
        <TextField {...field('subject')} maxLength={contactMaxLengths.subject} defaultValue={subject} />
        <TextAreaField {...field('message')} defaultValue={message} />
        <SendFailedNotice failure={form.failure} email={details.studio.email} />
        <SendRow busy={form.busy} />
      </div>
    </form>
  );
}

const nameBox = {
  maxLength: contactMaxLengths.name,
  autoComplete: 'name',
  spellCheck: false,
} as const;
const emailBox = {
  type: 'email',
  inputMode: 'email',
  maxLength: contactMaxLengths.email,
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function SendRow({ busy }: { busy: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button type="submit" size="large" busy={busy} busyLabel={copy.sending} className="max-sm:w-full">
        {copy.send}
      </Button>
      <p className="max-w-[24em] flex-1 basis-48 text-small text-stone">{copy.emailHint}</p>
    </div>
  );
}
