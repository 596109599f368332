import type { AnalyticsScript, PrivacySection } from './privacy-section.ts';

/** Builds the sections on browser storage, analytics and card payments. */
export function buildBrowserSections(script: AnalyticsScript | null): PrivacySection[] {
  return [
    {
      id: 'in-your-browser',
      heading: 'In your browser',
      paragraphs: [
        'This site sets no cookies, with one exception: if you log in with another company’s account, such as Google, one cookie makes sure that the login is completed in the browser in which you started it.',
        'The site uses your browser’s storage only for functions that you use:',
      ],
      points: [
        'iss_clientId: a random number that lets the browser in which you made a booking show that booking again without an account. It stays until you log out or clear it. Keep it secret.',
        'iss_sessionId: a random number for the open tab, until you close it.',
        'Your login: stays until you log out. If you don’t tick ‘Remember me’, it stays until you close the tab.',
        'iss_holds: the classes in which we are holding a place for you and until when, so that every page can link back to checkout. It is removed when the hold ends.',
        'What you typed into an unfinished checkout, sign-up, profile or chat, and the timetable filters you used, until you close the tab.',
        'Your votes on our answers, and your choice about counting visits, until you clear them.',
        'A page that is shown when you are offline. On devices that our team use: the names of the people expected today, until the next day.',
      ],
    },
    {
      id: 'counting',
      heading: 'Counting visits',
      paragraphs: [
        'We count what happens on this site, for example that someone opened the timetable or booked a place. Nothing is stored in your browser for this. To tell the visits of one day apart, we use a keyed hash of part of your IP address and your browser’s name. We delete the key the following night, so that no one can tell whether the same person visited on different days.',
        ...(script ? [describeScript(script)] : []),
      ],
    },
    {
      id: 'cards',
      heading: 'Card payments',
      paragraphs: [
        'You pay through Stripe. Its form opens only when you pay or save a card. From then on, Stripe may set its own cookies to detect fraud. Your card number goes from your browser to Stripe and never reaches us. If you save a card or take out a membership, Stripe stores the card for us.',
      ],
    },
  ];
}

function describeScript({ host, needsConsent }: AnalyticsScript): string {
  const learns =
    'It receives the same events, your IP address and the other technical information that browsers send, and it may store information in your browser. None of this includes your name. It is never loaded if your browser sends Global Privacy Control or Do Not Track.';
  return needsConsent
    ? `If you consent, a script from ${host} is loaded as well. ${learns} Your choice is stored in your browser as iss_consent. You can withdraw your consent here or at the foot of every page, and the script stops immediately.`
    : `A script from ${host} is loaded as well. ${learns}`;
}
