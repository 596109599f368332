/** Copy of /emails/opt-out, the unsubscribe link in every optional email. */
export const emailOptOutCopy = {
  ready: {
    title: 'No more of these mails?',
    text: 'Press once, and this kind of mail stops. What you need, such as confirmations and receipts, still comes.',
  },
  done: {
    title: 'They have stopped',
    text: 'You can switch them on again in your account, whenever you like.',
  },
  already: { title: 'They had stopped already', text: 'There is nothing more to do.' },
  missing: {
    title: 'This link leads nowhere',
    text: 'A part of it may have been cut off. Open the link in your email once more, whole.',
  },
  expired: {
    title: 'This link is too old',
    text: 'Please use the link in a newer mail.',
  },
  failed: {
    title: 'We didn’t hear back',
    text: 'These emails may already have stopped. Try again: pressing twice does no harm.',
  },
  button: 'Stop these mails',
  busy: 'Stopping',
  retry: 'Try again',
  nextLink: { label: 'Go home', to: '/' },
  requestLink: { label: 'Go home', to: '/' },
} as const;
