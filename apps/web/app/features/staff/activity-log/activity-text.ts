import type { ActivityLogEntry, ActivityLogSubject } from '@studio/contracts/staff-activity-log';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';
import { formatFieldName, listChanges } from './activity-changes.ts';

export const subjectLabels: Record<ActivityLogSubject, string> = {
  hold: 'Place held at checkout',
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
  'assistant-example': 'Assistant',
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

/** Stored reasons that only repeat the action in other words, so they aren't shown. */
const emptyReasons: ReadonlySet<string> = new Set([
  'setting changed',
  'website text',
  'sale',
  'cover found',
  'request cancelled',
  'catalogue',
  'availability',
  'no-show policy',
  'till cashed up',
  'clients imported from a file',
  'bookings imported from a file',
  'import finished',
  'imported',
  'imported from an earlier system',
  'clients invited',
  'invited to set up a login',
  'invitations stopped',
  'undo started',
  'undo completed',
  'duplicate clients merged',
  'clients unmerged',
  'marked as not a duplicate',
  'the client withdrew consent',
  'promo code created',
  'role changed',
  'webhook created',
  'webhook changed',
  'webhook removed',
  'webhook sent again',
  'new webhook secret',
  'test message sent',
  'every week',
  'once',
  'review published',
  'public reply',
  'refund retried',
  'email sent again',
  'recipient changed',
  'gift card reactivated',
  'message saved as an example for the assistant',
  'example removed',
  'unanswered message dismissed',
  'unanswered message reopened',
  'taken by a team member',
  'handed back to the assistant',
  'closed by the team',
  'held',
  'booked',
  'the hold expired',
  'message to clients',
]);

/** Returns the name of an entry's record: "Product Class Pack of 10", "Cash-up Thu 26 Nov". */
function formatSubject({ subject, subjectId, subjectName, detail }: ActivityLogEntry): string {
  const label = subjectLabels[subject];
  if (subject === 'setting') {
    const [kind = '', id] = subjectId.split(':');
    if (id === undefined) return `Setting ${formatFieldName(kind)}`;
    if (kind === 'till') return `Cash-up ${formatDayShort(id)}`;
    return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${subjectName ?? detail?.name ?? id}`;
  }
  if (subject === 'closure') return `${label} ${formatDayShort(subjectId)}`;
  if (subject === 'promo-code') return `${label} ${subjectId}`;
  const email = detail?.email ?? (subjectId.includes('@') ? subjectId : null);
  const name = subjectName ?? (subject === 'role' ? email : detail?.name);
  return typeof name === 'string' && name !== '' ? `${label} ${name}` : label;
}

const countOf = (detail: ActivityLogEntry['detail'], name: string) => Number(detail?.[name] ?? 0);

type ActionText = (entry: ActivityLogEntry) => string | undefined;

/**
 * Functions that describe actions whose stored name says too little. They return undefined if the entry lacks the
 * details.
 */
const actionTexts: Partial<Record<ActivityLogSubject, Readonly<Record<string, ActionText>>>> = {
  setting: {
    CLOSED: ({ detail }) => {
      const pence = countOf(detail, 'countedPence') - countOf(detail, 'expectedPence');
      if (pence === 0) return 'no difference';
      return `${formatPriceShort(Math.abs(pence))} ${pence < 0 ? 'short' : 'over'}`;
    },
  },
  import: {
    STARTED: ({ detail }) => `started, ${formatCount(countOf(detail, 'rows'), 'row')}`,
    FINISHED: ({ detail }) =>
      countOf(detail, 'bookings') > 0
        ? `finished, ${formatCount(countOf(detail, 'bookings'), 'booking')} added`
        : `finished, ${formatCount(countOf(detail, 'added'), 'client')} and ${formatCount(countOf(detail, 'sessions'), 'session')} added`,
    INVITED: ({ detail }) => `started sending ${formatCount(countOf(detail, 'clients'), 'login invitation')}`,
    INVITING_STOPPED: ({ detail }) =>
      `login invitations stopped, ${formatCount(countOf(detail, 'clients'), 'client')} not emailed`,
    UNDONE: ({ detail }) =>
      `undone, ${formatCount(countOf(detail, 'removed'), 'client')} and ${formatCount(countOf(detail, 'reversed'), 'session')} removed`,
  },
  person: {
    MERGED: (entry) => withOther('merged with', entry, 'duplicateId'),
    UNMERGED: (entry) => withOther('unmerged from', entry, 'duplicateId') ?? 'unmerged',
    MARKED_DISTINCT: (entry) =>
      withOther('marked as not a duplicate of', entry, 'otherId') ?? 'marked as not a duplicate',
    EXPORTED: () => 'personal data downloaded',
    INVITED: () => 'login invitation sent',
  },
  role: { INVITED: () => 'invited to the team' },
  closure: { OPENED: () => 'reopened' },
  product: { MOVED: ({ reason }) => reason },
  'gift-card': { RESENT: () => 'email sent again', CORRECTED: () => 'recipient changed' },
  'promo-code': { ENDED: () => 'deactivated' },
  message: {
    HANDLED: () => 'marked as handled',
    NEW: () => 'reopened',
    SPAM: () => 'marked as spam',
    REPLIED: () => 'answered by email',
  },
  review: { NEW: () => 'reopened for review' },
  webhook: {
    TESTED: () => 'test event sent',
    RESENT: () => 'event sent again',
  },
  class: {
    MESSAGE_SENT: ({ detail }) => `message sent to ${formatCount(countOf(detail, 'clients'), 'client')}`,
  },
  cover: {
    OPEN: () => 'requested',
    COVERED: (entry) => withOther('taught by', entry, 'instructorId'),
  },
  hold: {
    LIVE: ({ reason }) =>
      reason === 'held' || reason === 'offered to the waiting list' ? 'started' : 'changed',
    CONSUMED: () => 'booked',
    EXPIRED: () => 'expired',
  },
  booking: { JOINED: () => 'added to account', NO_SHOW: () => 'no-show' },
  tour: { JOINED: () => 'added to account' },
  payment: { OPEN: () => 'started', HANDLED: () => 'marked as reviewed' },
  purchase: { OPEN: () => 'started' },
  membership: { INCOMPLETE: () => 'started' },
  conversation: {
    TEAM: () => 'taken over',
    ASSISTANT: () => 'handed back to the assistant',
  },
  refund: {
    DUE: () => 'started',
    HELD: () => 'on hold',
    DROPPED: () => 'not needed',
    SUCCEEDED: () => 'refunded',
    PAID_AT_DESK: () => 'refunded another way',
  },
  'assistant-example': {
    SAVED: () => 'message saved as an example',
    REMOVED: () => 'saved example removed',
    DISMISSED: () => 'unanswered message dismissed',
    REOPENED: () => 'unanswered message reopened',
  },
};

function withOther(text: string, { detail, names }: ActivityLogEntry, field: string): string | undefined {
  const name = names[String(detail?.[field])];
  return name && `${text} ${name}`;
}

/**
 * Removes the action's words from the start of a stored reason, so that a booking is "cancelled, by the client" instead
 * of "cancelled, cancelled by the client".
 */
function withoutAction(reason: string, action: string): string {
  if (reason === action || action.endsWith(` ${reason}`)) return '';
  const start = [`${action}: `, `${action} `].find((words) => reason.startsWith(words));
  return start ? reason.slice(start.length) : reason;
}

/** Texts for the stored reasons why a membership ended. */
const endReasons: Readonly<Record<string, string>> = {
  CANCELLED: 'cancelled',
  UNPAID: 'not paid',
  CLOSED: 'account closed',
  NEVER_STARTED: 'first payment not made',
};

/** Describes an entry in one line: "Product Class Pack of 10: price £220 → £225". */
export function getEntryText(entry: ActivityLogEntry): { text: string; reason: string } {
  const { subject, action, reason, detail, subjectName } = entry;
  const changes = listChanges(entry).map(({ name, value }) =>
    name === 'changed' ? value : `${name} ${value}`,
  );
  const known = actionTexts[subject]?.[action]?.(entry) ?? formatAction(action).toLowerCase();
  const pence = detail?.amountPence;
  const amount = typeof pence === 'number' ? formatPriceShort(pence) : '';
  const isAmountNamed = amount === '' || (subjectName ?? '').includes(amount) || changes.length > 0;
  const isChange = action === 'CHANGED' && changes.length > 0;
  const shownReason = isChange ? reason : withoutAction(reason, known);
  return {
    text: `${formatSubject(entry)}: ${[isChange ? [] : [known], changes, isAmountNamed ? [] : [amount]].flat().join(', ')}`,
    reason: emptyReasons.has(reason) ? '' : (endReasons[shownReason] ?? shownReason),
  };
}
