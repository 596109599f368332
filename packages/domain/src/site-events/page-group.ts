/** Where on the site something happened, as roughly as it is kept: never an address, since addresses can name people. */
export const pageGroups = [
  'home',
  'timetable',
  'classes',
  'pricing',
  'checkout',
  'tour',
  'account',
  'newsletter',
  'chat',
  'other',
] as const;
export type PageGroup = (typeof pageGroups)[number];

/** How the figures call each. */
export const pageGroupLabels: Record<PageGroup, string> = {
  home: 'Home',
  timetable: 'Timetable',
  classes: 'Classes',
  pricing: 'Pricing',
  checkout: 'Checkout',
  tour: 'Tour',
  account: 'Account',
  newsletter: 'Newsletter',
  chat: 'Live chat',
  other: 'Other pages',
};

/** By the first part of a path. */
const groupsByPart: Readonly<Record<string, PageGroup>> = {
  '': 'home',
  timetable: 'timetable',
  classes: 'classes',
  pricing: 'pricing',
  checkout: 'checkout',
  tour: 'tour',
  account: 'account',
  bookings: 'account',
  newsletter: 'newsletter',
  'live-chat': 'chat',
};

/** The group of a page's path. */
export function getPageGroup(path: string): PageGroup {
  const part = path.split('/')[1] ?? '';
  return Object.hasOwn(groupsByPart, part) ? (groupsByPart[part] ?? 'other') : 'other';
}
