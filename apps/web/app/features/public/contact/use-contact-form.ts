import { contactCopy } from '@studio/content/copy/contact';
import {
  type ContactDetails,
  type ContactField,
  validateContactDetails,
} from '@studio/domain/enquiries/contact-details';
import { normaliseText } from '@studio/domain/text/normalise-text';
import { type FormEvent, useRef } from 'react';
import { useBotCheck } from '../../../lib/forms/use-bot-check.ts';
import { type FormFailure, useForm } from '../../../lib/forms/use-form.ts';
import { type FormDraft, readFormTexts } from '../../../lib/forms/use-form-draft.ts';
import {
  createMessageKey,
  getRejectedField,
  isRateLimited,
  sendContactMessage,
} from './send-contact-message.ts';
import type { MessageSubject } from './use-subject-line.ts';

const { failed } = contactCopy;

/**
 * Manages the contact form. Its inputs are uncontrolled, and `draft` keeps their texts until they are sent. Calls
 * `onSent` with the sent details. After a change, the form counts as a new message, with a new idempotency key.
 */
export function useContactForm(
  about: MessageSubject,
  draft: Pick<FormDraft, 'save' | 'clear'>,
  onSent: (sent: ContactDetails) => void,
) {
  const key = useRef('');
  const readBotCheck = useBotCheck();
  const form = useForm({
    read: readContactDetails,
    validate: validateContactDetails,
    send: async (details, sent) => {
      key.current ||= createMessageKey();
      const message = { ...details, ...aboutFields(about), idempotencyKey: key.current };
      await sendContactMessage(message, readBotCheck(sent));
      draft.clear();
      onSent(details);
    },
    explain: explainSending,
  });
  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    key.current = '';
    draft.save(readFormTexts(currentTarget));
    form.props.onInput();
  };
  return { ...form, props: { ...form.props, onInput: handleInput } };
}

function explainSending(error: unknown): FormFailure<ContactField> {
  const field = getRejectedField(error);
  if (field) return { field, message: 'We couldn’t accept what you entered here. Check it and try again.' };
  return isRateLimited(error)
    ? { message: failed.rateLimited }
    : { message: failed.title, next: failed.detail };
}

function aboutFields({ topic, instructorId }: MessageSubject) {
  return {
    topic: topic ?? 'general',
    ...(topic === '1-1' && instructorId ? { with: instructorId } : {}),
  } as const;
}

function readContactDetails(form: HTMLFormElement): ContactDetails {
  const typed = new FormData(form);
  const text = (field: ContactField) => normaliseText(String(typed.get(field) ?? ''));
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
