import type { ActivityLogEntry, ActivityLogSubject } from '@studio/contracts/staff-activity-log';

export const subjectLabels: Record<ActivityLogSubject, string> = {
  hold: 'Hold',
  booking: 'Booking',
  payment: 'Payment',
  refund: 'Refund',
  tour: 'Tour',
  membership: 'Membership',
  purchase: 'Purchase',
  class: 'Class',
  series: 'Recurring class',
  closure: 'Closed day',
  person: 'Client',
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
  cover: 'Cover request',
  conversation: 'Chat',
  webhook: 'Webhook',
};

const others = {
  member: 'Member',
  visitor: 'Visitor',
  provider: 'Payment provider',
  system: 'System',
};

export function getActorLabel({ kind, name }: ActivityLogEntry['by']): string {
  return name ?? (kind === 'team' ? 'A team member' : others[kind]);
}

/** Formats an action, such as "CHECKED_IN" as "Checked in". */
export function formatAction(action: string): string {
  const text = action.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns one line for each detail, with values as stored. */
export function formatDetailLines(detail: Record<string, unknown> | null): { name: string; value: string }[] {
  return Object.entries(detail ?? {}).map(([name, value]) => ({
    name: name.replace(/([A-Z])/g, ' $1').toLowerCase(),
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
