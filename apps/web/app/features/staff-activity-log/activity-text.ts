import type { ActivityLogEntry, ActivityLogSubject } from '@studio/contracts/staff-activity-log';

/** What entries are about, in the words of the tools. */
export const subjectLabels: Record<ActivityLogSubject, string> = {
  hold: 'Held place',
  booking: 'Booking',
  payment: 'Payment',
  refund: 'Refund',
  tour: 'Tour',
  membership: 'Membership',
  purchase: 'Purchase',
  class: 'Class',
  pattern: 'Weekly class',
  closure: 'Closed day',
  person: 'Person',
  entitlement: 'Sessions',
  import: 'Import',
  product: 'Product',
  'class-type': 'Class type',
  'promo-code': 'Promo code',
  'gift-card': 'Gift card',
  setting: 'Setting',
  message: 'Message',
  review: 'Review',
  role: 'Role',
  cover: 'Cover',
  conversation: 'Chat',
  webhook: 'Webhook',
};

const others = {
  member: 'A member',
  visitor: 'A visitor',
  provider: 'The payment provider',
  system: 'The system',
};

/** Who did it. */
export function getActorLabel({ kind, name }: ActivityLogEntry['by']): string {
  return name ?? (kind === 'team' ? 'Somebody of the team' : others[kind]);
}

/** "CHECKED_IN" as one reads it: "Checked in". */
export function formatAction(action: string): string {
  const words = action.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An entry's details, one line for each; values as they are stored. */
export function formatDetailLines(detail: Record<string, unknown> | null): { name: string; value: string }[] {
  return Object.entries(detail ?? {}).map(([name, value]) => ({
    name: name.replace(/([A-Z])/g, ' $1').toLowerCase(),
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
