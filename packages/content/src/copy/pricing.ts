/**
 * Copy of /pricing. Names, prices and product details come from the catalogue. Computed values fill the placeholders in
 * braces.
 */
export const pricingCopy = {
  meta: {
    title: 'Pricing',
    description:
      'Drop-ins, packs, memberships and 1:1s in Vauxhall: what each one covers, how long it’s valid and what you pay per class.',
  },
  hero: {
    heading: 'What it costs',
    lead: 'Come once, come often or bring a friend. See what each price covers and what you pay per class.',
    offers: 'First time here',
  },
  sections: {
    dropin: {
      name: 'Drop-in',
      lead: 'One class, whenever you like. No commitment.',
      members: 'Members get {percent}% off.',
      credit: 'Not sure of the day yet? Buy a single session:',
    },
    packs: {
      name: 'Packs',
      lead: 'Pay once and use your sessions when you like.',
    },
    memberships: {
      name: 'Memberships',
      lead: 'Pay monthly. You can freeze once every six months.',
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
      lead: 'One instructor, the whole room, your own pace.',
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
    heading: 'About payment',
    lead: 'Prices are in pounds. We don’t charge you until you confirm.',
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

/** Questions and answers of the frequency helper (handbook: prices 6). */
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

/** Replaces the placeholders in braces by the values in `values`. Unknown placeholders stay. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
