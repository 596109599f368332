/** Section of the site where an event happened. Events store no URL, because URLs can identify people. */
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

/** Page groups by first path segment. */
const groupsBySegment: Readonly<Record<string, PageGroup>> = {
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

/** Returns the page group of a path. */
export function getPageGroup(path: string): PageGroup {
  const part = path.split('/')[1] ?? '';
  return Object.hasOwn(groupsBySegment, part) ? (groupsBySegment[part] ?? 'other') : 'other';
}
