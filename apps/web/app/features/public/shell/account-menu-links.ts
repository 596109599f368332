import type { NavLinkText } from './nav-links.ts';

/** Staff links. `shown` is the CSS class that shows a link to members of its group (styles/header.css). */
export const staffToolLinks: readonly (NavLinkText & { shown: string })[] = [
  { label: 'Staff tools', to: '/admin', shown: 'when-staff' },
  { label: 'Trainer Tools', to: '/trainer', shown: 'when-trainer' },
  { label: 'Check-in', to: '/scan', shown: 'when-team' },
];

export const accountMenuLinks: readonly NavLinkText[] = [
  { label: 'My bookings', to: '/bookings' },
  { label: 'Your account', to: '/account' },
  { label: 'Account settings', to: '/account/profile' },
  { label: 'Change password', to: '/account/change-password' },
  { label: 'Security', to: '/security' },
  { label: 'Membership & packs', to: '/pricing' },
];
