import type { ContactTopic } from '@studio/domain/enquiries/contact-details';

/** Label of a topic in the form, and the subject that the form suggests for it. */
export const contactTopicText: Record<ContactTopic, { label: string; subject: string }> = {
  booking: { label: 'A booking', subject: 'About a booking' },
  classes: { label: 'Which class suits me', subject: 'Which class suits me' },
  packs: { label: 'Packs and memberships', subject: 'Packs and memberships' },
  '1-1': { label: 'A 1:1 session', subject: 'A 1:1 session' },
  events: { label: 'Events', subject: 'Events' },
  taichi: { label: 'Tai Chi', subject: 'Tai Chi: tell me when it starts' },
  general: { label: 'Something else', subject: 'A question' },
};

/** Names of the instructor or product that a message is about. */
export interface ContactSubjectNames {
  instructor?: string | undefined;
  product?: string | undefined;
}

/** Returns the suggested subject, such as "A 1:1 session with Ines Duarte" or "Packs and memberships: Starter Pack". */
export function getContactSubject(
  topic: ContactTopic,
  { instructor, product }: ContactSubjectNames = {},
): string {
  const { subject } = contactTopicText[topic];
  if (topic === '1-1' && instructor) return `${subject} with ${instructor}`;
  return topic === 'packs' && product ? `${subject}: ${product}` : subject;
}

/** Labels of the contact page. Its other texts are editable (site-copy/contact). */
export const contactCopy = {
  title: 'Contact',
  chat: 'Live chat',
  form: {
    choose: 'Choose',
    topic: 'Topic',
    instructor: 'Instructor',
    anyInstructor: 'Any instructor',
    subject: 'Subject',
    name: 'Your name',
    email: 'Email',
    emailHint: 'We’ll email you a copy of your message, and our reply.',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending…',
    withoutScripts:
      'This form needs JavaScript, which is turned off in your browser. You can email us instead:',
  },
  sent: {
    eyebrow: 'Message sent',
    heading: 'Thank you',
    copySentTo: 'We’ve sent a copy to',
    timetableLink: 'See the timetable',
    writeAnother: 'Write another message',
  },
  failed: {
    title: 'We couldn’t confirm that your message was sent.',
    detail: 'Your message is still here. Send it again, or email',
    rateLimited: 'Too many attempts. Try again in a few minutes.',
  },
  visit: {
    tour: 'Book a tour',
    maps: 'Open in Google Maps',
  },
} as const;
