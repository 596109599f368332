/** Copy of the consent bar for the third-party analytics script. */
export const consentCopy = {
  title: 'May we count your visit?',
  text: (host: string) =>
    `With your yes, a script from ${host} tells us which pages help people to book. Without it everything here works the same, and nothing of it is loaded.`,
  more: 'What is counted',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  open: 'Cookie choices',
  accepted: 'You have accepted. Declining stops the script at once.',
  declined: 'You have declined. Nothing of the script is loaded.',
  refused: 'Your browser asks sites not to follow you, so nothing of the script is loaded.',
} as const;
