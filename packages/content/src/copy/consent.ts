/** Copy of the consent bar for the third-party analytics script. */
export const consentCopy = {
  title: 'Can we count your visit?',
  text: (host: string) =>
    `If you accept, a script from ${host} shows us which pages help people to book. If you decline, everything works the same and we don’t load the script.`,
  more: 'What we count',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  open: 'Cookie choices',
  accepted: 'You’ve accepted. If you decline, the script stops straight away.',
  declined: 'You’ve declined. We don’t load the script.',
  refused: 'Your browser asks sites not to track you, so we don’t load the script.',
} as const;
