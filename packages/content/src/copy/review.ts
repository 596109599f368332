import { formatCount } from '@studio/domain/text/format';
/** Copy of /review/{bookingId}. */
export const reviewCopy = {
  title: 'How was it?',
  description: 'Review a class you’ve been to.',
  lead: 'A line or two helps people who are coming for the first time. We read every review before we publish it, and we publish critical ones too.',
  fields: {
    rating: 'Rating',
    text: 'Your review',
    textHint: 'No links, email addresses or phone numbers. Don’t mention anyone else’s health.',
    displayName: 'Name to show',
    displayNameHint: 'We also show the month of your class, and nothing else about you.',
  },
  charactersLeft: (count: number) => formatCount(count, 'character left', 'characters left'),
  charactersOver: (count: number) => formatCount(count, 'character too many', 'characters too many'),
  send: 'Send review',
  save: 'Save changes',
  sending: 'Sending…',
  failed: 'We couldn’t confirm that your review was sent. Your text is still here.',
  sent: {
    title: 'Thank you',
    text: 'We’ll read your review before we publish it on the class page. Until then, you can use this link to change or withdraw your review.',
    change: 'Change review',
    withdraw: 'Withdraw review',
  },
  withdraw: {
    title: 'Withdraw your review?',
    text: 'We’ll delete what you wrote. You can write a new review while the link works.',
    yes: 'Withdraw review',
    busy: 'Withdrawing…',
    no: 'Keep review',
    done: 'Review withdrawn. You can write a new one here.',
  },
  published: {
    title: 'Your review is published',
    text: 'Thank you for your review. To change or remove it, contact us.',
    classesLink: 'See classes',
    contactLink: 'Contact us',
  },
  missing: {
    title: 'This link doesn’t work',
    text: 'Part of it may be missing. Open the link from your email again.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Review links work for 60 days. If you’d still like to tell us something, contact us.',
  },
  loadFailed: 'Couldn’t load your class.',
  linkExpiresOn: 'The link expires on',
} as const;
