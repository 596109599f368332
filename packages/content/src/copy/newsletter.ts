/** Copy of /newsletter/confirm and /newsletter/unsubscribe. */
export const newsletterCopy = {
  confirm: {
    title: 'Confirm your address',
    text: 'Press once, and you are on the list.',
    /** Text while subscribers get a discount on the first class pack. */
    offer: 'Your {percent}% code is in your inbox a moment later.',
    button: 'Confirm my address',
    busy: 'Confirming…',
    done: {
      title: 'You are on the list',
      text: 'A mail is on its way to you.',
      offer: 'Your code is in it: {percent}% off your first class pack, once.',
    },
    already: {
      title: 'You are on the list already',
      text: 'Nothing more to do.',
      offer: 'Your code is in the mail that came when you confirmed.',
    },
    onward: 'See class packs',
  },
  unsubscribe: {
    title: 'Leave the list?',
    text: 'Press once, and we forget your address. Bookings and their mails stay as they are.',
    button: 'Unsubscribe',
    busy: 'Unsubscribing…',
    done: {
      title: 'You are off the list',
      text: 'No more letters, and your address is forgotten. A code that you have not used stays good.',
    },
    already: { title: 'You are off the list already', text: 'There is nothing more to do.' },
    onward: 'Go home',
  },
  missing: {
    title: 'This link leads nowhere',
    text: 'A part of it may have been cut off. Open the link in your email once more, whole.',
  },
  expired: {
    title: 'This link is too old',
    text: 'Links to confirm work for 7 days. Leave your address again, and a new one is on its way.',
  },
  askAgain: 'Join the list',
  failed: {
    title: 'We didn’t hear back',
    text: 'It may have worked all the same. Try again: pressing twice does no harm.',
    retry: 'Try again',
  },
} as const;
