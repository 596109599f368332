import type { SetupGap, SetupItemId } from '@studio/domain/setup/setup-checklist';
import { formatCount } from '@studio/domain/text/format';
import type { SetupItem } from './setup-api.ts';

/** Item of the checklist on the screen: its name, and the page on which the owner completes it. */
interface SetupItemText {
  title: string;
  /** Page of the staff tools; null when the setting is on the server. */
  link: { to: string; label: string } | null;
}

const settings = { to: '/admin/settings', label: 'Open settings' };

export const setupItemTexts: Record<SetupItemId, SetupItemText> = {
  studio: { title: 'Studio details', link: settings },
  hours: { title: 'Opening hours', link: settings },
  rooms: { title: 'Rooms', link: { to: '/admin/catalogue?tab=rules', label: 'Open rooms' } },
  classes: { title: 'Class types', link: { to: '/admin/catalogue?tab=classes', label: 'Open classes' } },
  instructors: {
    title: 'Instructors',
    link: { to: '/admin/catalogue?tab=people', label: 'Open instructors' },
  },
  week: { title: 'Timetable', link: { to: '/admin/timetable', label: 'Open timetable' } },
  prices: { title: 'Products', link: { to: '/admin/catalogue', label: 'Open products' } },
  payments: { title: 'Stripe', link: null },
  emails: { title: 'Email sender', link: null },
  terms: { title: 'Terms', link: { to: '/terms', label: 'Read terms' } },
  team: { title: 'Team', link: { to: '/admin/team', label: 'Open team' } },
};

const gapTexts: Record<SetupGap, string> = {
  'legal-name': 'Enter the legal name.',
  address: 'Enter the street, city and postcode.',
  email: 'Enter the email address.',
  phone: 'Enter the phone number.',
  'weekday-hours': 'Enter the hours for weekdays.',
  'weekend-hours': 'Enter the hours for weekends.',
  room: 'Add at least one room.',
  'class-type': 'Add at least one class type.',
  instructor: 'Add at least one instructor.',
  'upcoming-class': 'Add at least one upcoming class to the timetable.',
  product: 'Put at least one product on sale, such as a drop-in.',
  'real-payments': 'Ask the person who runs your server to set Stripe’s live keys.',
  'email-sender': 'Ask the person who runs your server to set your own sender (MAIL_FROM).',
  'confirmed-terms': 'Read the terms, then confirm that they’re right for your studio.',
  'team-member': 'Invite your team. You can also do this later.',
};

/** Describes what is missing, such as "Enter the legal name. Enter the phone number." */
export function describeSetupGaps(missing: readonly SetupGap[]): string {
  return missing.map((gap) => gapTexts[gap]).join(' ');
}

/** Describes the progress, such as "3 steps to do before you can open the site". */
export function describeProgress(items: readonly SetupItem[]): string {
  const left = items.filter(({ required, done }) => required && !done).length;
  return left === 0
    ? 'Everything is ready to open the site'
    : `${formatCount(left, 'step')} to do before you can open the site`;
}
