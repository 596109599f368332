/**
 * Labels of /pricing. Its other texts are editable (site-copy/pricing). Names, prices and product details come from the
 * catalogue. Computed values fill the placeholders in braces.
 */
export const pricingCopy = {
  title: 'Pricing',
  hero: {
    offers: 'First time here',
  },
  sections: {
    dropin: {
      name: 'Drop-in',
      members: 'Members get {percent}% off.',
      credit: 'Not sure of the day yet? Buy a single session:',
    },
    packs: {
      name: 'Packs',
    },
    memberships: {
      name: 'Memberships',
      members: '{percent}% off 1:1s, drop-ins and packs.',
    },
    'packages-eligibility': {
      name: 'What’s covered',
      note: 'We use your membership first, then the pack that expires soonest. You only pay if neither covers the class.',
      events: '{name} is paid for separately: {price}.',
      when: 'When',
      valid: 'Validity',
      anyTime: 'Any time',
      offPeak: 'Weekdays before 16:00',
      product: 'Pack or membership',
    },
    'one-to-one': {
      name: '1:1 sessions',
      members: 'Members get {percent}% off.',
      once: 'once per person',
      enquire: 'Enquire',
      buy: 'Buy',
    },
    'gift-cards': {
      name: 'Gift cards',
      lead: 'From £{least} to £{most}, emailed on the day you choose. They pay for packs, single sessions and 1:1s, all at once or bit by bit.',
      action: { label: 'Buy a gift card', to: '/checkout?product=gift-card' },
    },
  },
  promos: { heading: 'Events and offers', later: 'Dates to be announced' },
  paying: {
    more: { label: 'All questions', to: '/faq' },
    account: {
      lead: 'You need an account to buy packs and memberships.',
      label: 'Create a free account',
      to: '/signup',
    },
  },
  /** Short names of the activities for the coverage table. */
  activities: { reformer: 'Reformer', mat: 'Mat', yoga: 'Yoga' } as Record<string, string>,
  navigation: 'Prices on this page',
} as const;

/** Copy of the frequency helper: its question, and the links and reasons of its answers (handbook: prices 6). */
export const frequencyHelperCopy = {
  question: 'How many times a week will you come?',
  options: { 1: '1×', 2: '2×', 3: '3× or more' },
  /** Label and target of the link that each answer shows, by visits per week. */
  links: {
    1: { label: 'See the timetable', to: '/timetable?pricing=dropin' },
    2: { label: 'See packs', to: '#packs' },
    3: { label: 'See memberships', to: '#memberships' },
  },
  dropIn: {
    title: 'Drop-in',
    from: 'from {price}',
    text: 'You only pay for the classes you book. Nothing expires.',
  },
  /** Reasons to choose a product that costs more per class. */
  why: {
    shareable:
      'Best if you’d like to bring friends or family. They can use your pack when you check in together.',
    unlimited: 'Best if you want to come as often as you like. Extra classes cost nothing.',
    discount: 'Best if you want the discount on your other bookings.',
    'paid-ahead': 'Best if you’d rather pay once and then just pick your classes.',
  },
  cheaper: 'Cheaper at this pace: {name}, {price} / class{condition}.',
  offPeak: ', weekdays before 16:00',
  withinPack: ', if you use it within {days}',
} as const;

/** Replaces the placeholders in braces with the values in `values`. Unknown placeholders stay. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
