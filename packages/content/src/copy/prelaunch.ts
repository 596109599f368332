/** Copy of the countdown, before and after the opening. Owners edit the lead after the opening (site-copy/home). */
export const countdownCopy = {
  before: { heading: 'Doors open', accent: 'soon', zone: 'London time' },
  after: {
    heading: 'The studio is',
    accent: 'open',
    action: { label: "See today's timetable", to: '/timetable' },
  },
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  offer: {
    heading: '{percent}% off your first class pack',
    note: 'For newsletter subscribers, once per person.',
  },
  /** Text while subscribers get no discount. */
  noOffer: { heading: 'Newsletter', note: 'We only email when we have news.' },
} as const;

export const prelaunchCopy = {
  title: 'Newsletter',
  description: 'Subscribe to our newsletter and get a promo code for your first pack.',
  /** Description while subscribers get no discount. */
  noOfferDescription: 'Subscribe to our newsletter. We only email when we have news.',
  how: {
    heading: 'How it works',
    steps: [
      {
        title: 'Enter your email address',
        text: 'That’s all we ask for, and we never sell it.',
      },
      {
        title: 'Confirm your email address',
        text: 'We’ll email you a link. You’re not subscribed until you use the link.',
      },
      {
        title: 'Get your promo code',
        text: 'We’ll email you a promo code for {percent}% off your first pack. Enter it at checkout. It works once and doesn’t expire.',
      },
    ],
    /** Last step while subscribers get no discount. */
    noOfferStep: {
      title: 'Get our news',
      text: 'We’ll email you when we have news. Unsubscribe whenever you like.',
    },
  },
  emails: {
    heading: 'What we’ll email you about',
    text: 'New classes, last-minute places and events. We only email when we have news. Every email has an unsubscribe link.',
    packs: 'See packs',
    tour: 'Book a tour',
  },
} as const;
