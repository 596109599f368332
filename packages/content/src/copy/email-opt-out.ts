/** Copy of /emails/opt-out, the unsubscribe link in every optional email. */
export const emailOptOutCopy = {
  ready: {
    title: 'Turn off these emails?',
    text: 'We’ll stop sending you this type of email. You’ll still get the emails you need, such as confirmations and receipts.',
  },
  done: {
    title: 'We’ve turned off these emails',
    text: 'You can turn them on again in your account at any time.',
  },
  already: { title: 'These emails are already off', text: 'You don’t need to do anything.' },
  missing: {
    title: 'This link doesn’t work',
    text: 'Part of it may be missing. Open the link from your email again.',
  },
  expired: {
    title: 'This link has expired',
    text: 'Use the link in a more recent email.',
  },
  failed: {
    title: 'We didn’t get a response',
    text: 'These emails may already be off. You can safely try again.',
  },
  button: 'Turn off emails',
  busy: 'Turning off…',
  retry: 'Try again',
  nextLink: { label: 'Go to the home page', to: '/' },
  requestLink: { label: 'Go to the home page', to: '/' },
} as const;
