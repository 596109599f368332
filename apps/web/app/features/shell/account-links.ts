import type { NavLinkWords } from './nav-links.ts';

/** What members find behind their name. */
export const accountLinks: readonly NavLinkWords[] = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Your account', to: '/account' },
  { label: 'Account settings', to: '/account/profile' },
  { label: 'Change password', to: '/account/change-password' },
  { label: 'Membership & packs', to: '/pricing' },
];
