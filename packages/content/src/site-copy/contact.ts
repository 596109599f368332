import { type CopyValue, group, line, text } from '@studio/domain/site-copy/copy-field';

/** Fields of the contact page. */
export const contactFields = group('Contact page', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  promise: line('Reply time', 80),
  lead: text('Introduction', 300),
  visit: group('Visit us', { heading: line('Heading', 60), lead: text('Introduction', 300) }),
});

export type ContactPageCopy = CopyValue<typeof contactFields>;

/** Built-in text of the contact page. */
export const contactDefaults: ContactPageCopy = {
  description: 'Write to the studio about a class, a booking or a 1:1.',
  heading: 'Contact us',
  promise: "We'll reply within one working day.",
  lead: 'Ask about a sore shoulder, a first class or a lost sock. A member of our team reads every message.',
  visit: {
    heading: 'Visit us',
    lead: 'Shoes by the door. If we’re teaching, take a seat on the bench. We’ll be out in a few minutes.',
  },
};
