/** Copy of /review/{bookingId}. */
export const reviewCopy = {
  title: 'How was it?',
  description: 'A review of a class that you came to.',
  lead: 'A line or two helps whoever is about to come for the first time. We read it first, and show the critical ones too.',
  fields: {
    rating: 'How many stars?',
    text: 'In your words',
    textHint: 'No links, addresses or phone numbers. Nothing about anybody’s health but your own.',
    shownName: 'Your name, as shown',
    shownNameHint: 'Nothing else of you stands there.',
  },
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  charactersOver: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  send: 'Send review',
  save: 'Save changes',
  sending: 'Sending',
  failed: 'We couldn’t confirm that this went through. Nothing you wrote is lost.',
  sent: {
    title: 'Thank you',
    text: 'We have it. Once we have read it, it stands on the page of the class. Until then this link lets you change it or take it back.',
    change: 'Change it',
    withdraw: 'Take it back',
  },
  withdraw: {
    title: 'Take your review back?',
    text: 'We forget what you wrote. You can write anew while the link works.',
    yes: 'Take it back',
    busy: 'Taking it back',
    no: 'Keep it',
    done: 'Your review is gone. You can write another one here.',
  },
  published: {
    title: 'It is on our page',
    text: 'Thank you for writing. If it should come down or read otherwise, write to us.',
    see: 'See the class',
    write: 'Write to us',
  },
  missing: {
    title: 'This link leads nowhere',
    text: 'A part of it may have been cut off. Open the link in your email once more, whole.',
  },
  expired: {
    title: 'This link has ended',
    text: 'It works for 60 days after the class. If you still want to tell us something, write to us.',
  },
  loadFailed: 'We could not load your class.',
  until: 'The link works until',
} as const;
