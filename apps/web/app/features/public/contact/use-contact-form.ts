import {
  type ContactDetails,
  type ContactField,
  contactMaxLengths,
  validateContactDetails,
  validateContactField,
} from '@studio/domain/enquiries/contact-details';
import { normaliseText } from '@studio/domain/text/normalise-text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  createMessageKey,
  getRejectedField,
  isRateLimited,
  sendContactMessage,
} from './send-contact-message.ts';
import type { MessageSubject } from './use-subject-line.ts';

export type ContactFormErrors = Partial<Record<ContactField, string>>;

/** Status of sending. `failed`: not the sender's mistake; the typed text stays. */
export type SendingStatus = 'open' | 'busy' | 'failed' | 'failed-many';

/**
 * Manages the contact form. Its inputs are uncontrolled. The hook stores their errors, which are shown from
 * the first attempt on, and the status of sending. Calls `onSent` with the sent details.
 */
export function useContactForm(about: MessageSubject, onSent: (sent: ContactDetails) => void) {
  const [complaints, setComplaints] = useState<ContactFormErrors>({});
  const [sending, setSending] = useState<SendingStatus>('open');
  const attempted = useRef(false);
  const openedAt = useRef(0);
  const key = useRef('');
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  const complain = (form: HTMLFormElement, found: ContactFormErrors) => {
    setComplaints(found);
    const [first] = Object.keys(found);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending === 'busy') return;
    const form = event.currentTarget;
    const details = detailsOf(form);
    attempted.current = true;
    const found = validateContactDetails(details);
    if (found.length > 0) {
      return complain(form, Object.fromEntries(found.map(({ field, message }) => [field, message])));
    }
    setSending('busy');
    key.current ||= createMessageKey();
    try {
      const website = String(new FormData(form).get('website'));
      const message = { ...details, ...aboutFields(about), idempotencyKey: key.current };
      await sendContactMessage(message, { website, openedAt: openedAt.current });
      onSent(details);
    } catch (error) {
      const field = getRejectedField(error);
      setSending(field ? 'open' : isRateLimited(error) ? 'failed-many' : 'failed');
      if (field) complain(form, { [field]: 'We couldn’t accept this. Check it and try again.' });
    }
  };
  /**
   * Handles a change: the form counts as a new message, with a new idempotency key. Once the sender has tried
   * to send, validates the changed field again.
   */
  const changed = (target: EventTarget) => {
    key.current = '';
    if (!attempted.current || !isControl(target)) return;
    const field = target.name;
    const message = validateContactField(field, target.value);
    setComplaints(({ [field]: _before, ...others }) => (message ? { ...others, [field]: message } : others));
  };
  return { complaints, sending, changed, submit };
}

/**
 * Returns whether the target is a text field of the form. Selects and the honeypot field aren't validated.
 */
function isControl(target: EventTarget): target is HTMLInputElement & { name: ContactField } {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isText && target.name in contactMaxLengths;
}

function aboutFields({ topic, instructorId }: MessageSubject) {
  return {
    topic: topic ?? 'general',
    ...(topic === '1-1' && instructorId ? { with: instructorId } : {}),
  } as const;
}

function detailsOf(form: HTMLFormElement): ContactDetails {
  const typed = new FormData(form);
  const text = (field: ContactField) => normaliseText(String(typed.get(field) ?? ''));
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
