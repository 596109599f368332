/**
 * Copy of /pricing. Names, prices and product details come from the catalogue. Computed values fill the placeholders in
 * braces.
 */
export const pricingCopy = {
  meta: {
    title: 'Pricing',
    description:
      'Drop-ins, packs, memberships and one-to-ones in Vauxhall: what each covers, how long it lasts and what one class works out at.',
  },
  hero: {
    heading: 'What it costs',
    lead: 'Come once, come often, or bring a friend. Every price says what it covers and what one class works out at.',
    offers: 'First time here',
  },
  sections: {
    dropin: {
      name: 'Drop-in',
      lead: 'One class, when you like. Nothing to keep and nothing that runs out.',
      members: 'Members pay {percent}% less.',
      credit: 'Not sure of the day yet? Buy one class as a credit:',
    },
    packs: {
      name: 'Packs',
      lead: 'Paid once, used class by class.',
    },
    memberships: {
      name: 'Memberships',
      lead: 'By the month. Freeze once every six months.',
      members: '{percent}% off 1:1s, drop-ins and packs.',
    },
    'packages-eligibility': {
      name: 'What covers what',
      note: 'A credit is used before your card; the pack that ends soonest goes first.',
      events: '{name} is booked by itself, {price}.',
      when: 'When',
      valid: 'Valid',
      anyTime: 'Any time',
      offPeak: 'Weekdays before 16:00',
      product: 'Pack or membership',
    },
    'one-to-one': {
      name: 'One-to-one',
      lead: 'One instructor, the whole room, your own pace.',
      members: 'Members pay {percent}% less.',
      once: 'once',
      enquire: 'Enquire',
      buy: 'Buy',
    },
    'gift-cards': {
      name: 'Gift cards',
      lead: 'From £{least} to £{most}, by email, on the day you choose. Good for packs, single class credits and one-to-ones, in one go or in parts.',
      action: { label: 'Give a gift card', to: '/checkout?product=gift-card' },
    },
  },
  promos: { heading: 'Beside the timetable', later: 'Dates to come' },
  paying: {
    heading: 'About paying',
    lead: 'Prices are in pounds. Nothing is charged until you confirm.',
    more: { label: 'All questions', to: '/faq' },
    account: {
      lead: 'Packs and memberships are kept in your account.',
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
  question: 'How often will you come each week?',
  options: { 1: '1×', 2: '2×', 3: '3× or more' },
  /** Label and target of the link that each answer shows. */
  ways: {
    1: { label: 'See the timetable', to: '/timetable?pricing=dropin' },
    2: { label: 'See packs', to: '#packs' },
    3: { label: 'See memberships', to: '#memberships' },
  },
  dropIn: {
    title: 'Drop-in',
    from: 'from {price}',
    text: 'You pay for the class you come to, and nothing runs out.',
  },
  /** Reasons to choose a product that costs more per class. */
  why: {
    shareable: 'Take it to bring people: friends or family can use it when you check in together.',
    unlimited: 'Take it to come as often as you like: one class more costs nothing.',
    discount: 'Take it for what it takes off everything else.',
    'paid-ahead': 'Take it to pay once, and then only choose a time.',
  },
  cheaper: 'Less at that pace: {name}, {price} / class{condition}.',
  offPeak: ', weekdays before 16:00',
  withinPack: ', if you use it within {days}',
} as const;

/** Replaces the placeholders in braces by the values in `values`. Unknown placeholders stay. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
}
