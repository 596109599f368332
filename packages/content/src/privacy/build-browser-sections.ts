import type { AnalyticsScript, PrivacySection } from './privacy-section.ts';

/** Builds the sections on browser storage, analytics and card payments. */
export function buildBrowserSections(script: AnalyticsScript | null): PrivacySection[] {
  return [
    {
      id: 'in-your-browser',
      heading: 'In your browser',
      paragraphs: [
        'This site sets no cookies, with one exception: if you log in with another company’s account, such as Google, one cookie makes sure that the login ends in the browser in which it began.',
        'It uses your browser’s storage only for what you ask it to do:',
      ],
      points: [
        'iss_clientId: a random number by which the browser that made a booking can show it again without an account. It stays until you log out or clear it. Treat it like a key.',
        'iss_sessionId: a random number for the open tab.',
        'Your login: stays until you log out, or until you close the tab if you chose that.',
        'iss_holds: which class you hold a place in and until when, so that every page can lead you back to checkout. It goes when the hold ends.',
        'What you typed into an unfinished checkout, sign-up, profile or chat, and the timetable filters you used, until you close the tab.',
        'Your votes on our answers, and your choice about counting visits.',
        'A page for when you are offline. On devices of our team: the names of the people expected today, until the next day.',
      ],
    },
    {
      id: 'counting',
      heading: 'Counting visits',
      paragraphs: [
        'We count what happens on this site, for example that the timetable was seen or a place was booked. Nothing is stored in your browser for this. We tell the visits of one day apart by a keyed hash of part of your network address and your browser’s name. The key is deleted the following night, so that no one can tell whether two days saw the same person.',
        ...(script ? [describeScript(script)] : []),
      ],
    },
    {
      id: 'cards',
      heading: 'Card payments',
      paragraphs: [
        'Payments are made through Stripe. Its form opens in the last step of checkout and only there. From then on Stripe may set cookies of its own to detect fraud. Your card number goes from your browser to Stripe and never reaches us. If you save a card or take out a membership, Stripe stores the card for us.',
      ],
    },
  ];
}

function describeScript({ host, needsConsent }: AnalyticsScript): string {
  const learns =
    'It learns the same events, your network address and what else a browser says about itself, and it may store something in your browser. None of this names you. It is never loaded if your browser sends Global Privacy Control or Do Not Track.';
  return needsConsent
    ? `If you consent, a script from ${host} is loaded as well. ${learns} Your choice is stored in your browser as iss_consent. You can withdraw your consent here or at the foot of every page, and the script stops at once.`
    : `A script from ${host} is loaded as well. ${learns}`;
}
