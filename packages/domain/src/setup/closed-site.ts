/**
 * First segments of the paths that a closed site still serves: the team's tools, logins and accounts, links in emails,
 * legal pages, and the files that browsers ask for.
 */
const openSegments: ReadonlySet<string> = new Set([
  'opening-soon',
  'admin',
  'trainer',
  'scan',
  'login',
  'auth',
  'signup',
  'forgot-password',
  'reset-password',
  'account',
  'security',
  'bookings',
  'booking',
  'review',
  // For a client who held a place before the site closed.
  'checkout',
  'purchase',
  'waiting',
  'newsletter',
  'emails',
  'terms',
  'privacy',
  'offline',
  'robots.txt',
  'manifest.webmanifest',
]);

/** Path of the page that stands in for all other public pages of a closed site. */
export const openingSoonPath = '/opening-soon';

/** Returns whether visitors can open a page while the site is closed (handbook: setup 3). */
export function isServedWhileClosed(pathname: string): boolean {
  const [, segment = ''] = pathname.split('/');
  return openSegments.has(segment);
}
