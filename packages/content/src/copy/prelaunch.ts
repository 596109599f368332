/** Copy of the countdown, before and after the opening. Dates and percentages are data. */
export const countdownCopy = {
  before: { heading: 'Doors open', accent: 'soon', zone: 'London time' },
  after: {
    heading: 'The studio is',
    accent: 'open',
    lead: 'The first class was on {date}. Come on any day; the kettle is on.',
    action: { label: "See today's timetable", to: '/timetable' },
  },
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  offer: {
    heading: '{percent}% off your first class pack',
    note: 'For everyone on the pre-launch list. One time.',
  },
  /** Text while subscribers get no discount. */
  noOffer: { heading: 'The list', note: 'A letter when there is something to say.' },
} as const;

export const prelaunchCopy = {
  title: 'The list',
  description:
    'Leave your address, confirm it once, and your code for the first class pack is in your inbox.',
  how: {
    heading: 'How the list works',
    steps: [
      {
        title: 'Leave your address',
        text: 'One field. We ask for nothing else, and nobody else gets it.',
      },
      {
        title: 'Confirm it once',
        text: 'A mail arrives with one button. Until you press it, you are not on the list.',
      },
      {
        title: 'Keep the code',
        text: 'It takes {percent}% off your first class pack: name it when you ask for yours. It works once and does not run out.',
      },
    ],
  },
  letters: {
    heading: 'What you hear from us',
    text: 'A new class, a free place, a Saturday of sound healing. We write when there is something to say. Every mail has a link that ends it, with one press.',
    packs: 'See class packs',
    tour: 'Book a tour',
  },
} as const;
