import type { ContactTopic } from '@studio/domain/enquiries/contact-details';

/** Label of a topic in the form, and the subject that the form suggests for it. */
export const contactTopicText: Record<ContactTopic, { label: string; subject: string }> = {
  booking: { label: 'A booking', subject: 'About a booking' },
  classes: { label: 'Which class suits me', subject: 'Which class suits me' },
  packs: { label: 'Packs and memberships', subject: 'Packs and memberships' },
  '1-1': { label: 'A 1:1 session', subject: 'A 1:1 session' },
  events: { label: 'Sound healing and events', subject: 'Sound healing and events' },
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

export const contactCopy = {
  title: 'Contact',
  description: 'Write to the studio about a class, a booking or a 1:1.',
  heading: 'Write to us',
  promise: "We'll reply within one working day.",
  lead: 'Ask about a sore shoulder, a first class or a lost sock. A teacher reads it, not a machine.',
  chat: 'Live chat',
  form: {
    choose: 'Choose',
    topic: 'What is it about?',
    instructor: 'With whom?',
    anybody: 'Whoever has time',
    subject: 'Subject',
    name: 'Your name',
    email: 'Email',
    emailHint: 'A copy of your message goes here, and so does our reply.',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending…',
    withoutScripts: 'This form needs scripts, which are off in this browser. An email does the same:',
  },
  sent: {
    eyebrow: 'Message sent',
    heading: 'Thank you',
    copy: 'A copy is on its way to',
    onward: 'See the timetable',
    again: 'Write another message',
  },
  failed: {
    title: 'We couldn’t confirm that this went through.',
    detail: 'Nothing you wrote is lost. Please send it again, or write to',
    many: 'That was a lot at once. Please try again in a few minutes.',
  },
  visit: {
    heading: 'Come by',
    lead: 'Shoes by the door. If we are teaching, take the bench: we are out in a few minutes.',
    tour: 'Book a tour',
    maps: 'Open in maps',
  },
} as const;
