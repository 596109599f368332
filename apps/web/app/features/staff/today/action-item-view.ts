import type { ActionItem } from '@studio/contracts/staff-today';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDayShort, formatTime, formatWeekday } from '@studio/domain/time/format-london';
import { daysBetween } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { formatElapsedTime } from '../../../lib/format/format-elapsed-time.ts';
import { getDisputePath } from '../../../ui/dispute-list.tsx';
import type { StaffIconName } from '../../../ui/staff-icon-name.ts';
import { toUndeliveredEmailView } from './undelivered-email-text.ts';

/** Icon, texts and link of a task. */
export interface ActionItemView {
  icon: StaffIconName;
  tone: string;
  title: string;
  text: string;
  action: string;
  to: string;
}

/** Returns how the list shows a task. `now` is an ISO instant. */
export function toActionItemView(item: ActionItem, now: string): ActionItemView {
  const at = new Date(item.at);
  const panel = `/admin/timetable?week=${toLondonDate(at)}&class=${item.classId}`;
  switch (item.kind) {
    case 'chat':
      return {
        icon: 'message-circle',
        tone: 'text-error',
        title: formatCount(item.count, 'chat waiting', 'chats waiting'),
        text: `Longest wait: ${formatElapsedTime(at, new Date(now))}`,
        action: 'Reply to chat',
        to: '/admin/messages/chat',
      };
    case 'cover':
      return {
        icon: 'user-x',
        tone: 'text-error',
        title: `Cover needed, ${formatSoonDate(at, now)}`,
        text: `${item.title}, ${item.booked} booked.${item.freeInstructor ? ` ${firstName(item.freeInstructor)} is available.` : ''}`,
        action: 'Find cover',
        to: panel,
      };
    case 'refund':
      return {
        icon: 'circle-alert',
        tone: 'text-error',
        title: 'Refund failed',
        text: [item.name, formatAmount(item.amountPence), item.reason?.replaceAll('_', ' ')]
          .filter(Boolean)
          .join(', '),
        action: 'Try again',
        to: '/admin/money?tab=failed-refunds',
      };
    case 'renewal':
      return {
        icon: 'circle-alert',
        tone: 'text-error',
        title: `Renewal failed: ${formatAmount(item.amountPence)}`,
        text: formatRenewal(item),
        action: item.personId ? 'Open profile' : 'Open payments',
        to: getPersonUrl(item),
      };
    case 'email':
      return { icon: 'mail', tone: 'text-error', ...toUndeliveredEmailView(item) };
    case 'dispute':
      return {
        icon: 'triangle-alert',
        tone: 'text-error',
        title: `Disputed payment: ${formatAmount(item.amountPence)}`,
        text: formatNotice(item),
        action: 'View evidence',
        to: getDisputePath(item.providerId ?? ''),
      };
    case 'refunded':
      return {
        icon: 'circle-alert',
        tone: 'text-warning',
        title: `Refunded in Stripe: ${formatAmount(item.amountPence)}`,
        text: formatNotice(item),
        action: item.personId ? 'Open profile' : 'Open payments',
        to: getPersonUrl(item),
      };
    case 'cancelling':
      return {
        icon: 'triangle-alert',
        tone: 'text-error',
        title: 'Class cancellation not finished',
        text: `${item.title}, ${formatCount(item.booked, 'booking')} not cancelled yet.`,
        action: 'View class',
        to: panel,
      };
    case 'low':
      return {
        icon: 'users',
        tone: 'text-warning',
        title: `${item.booked} of ${item.capacity} booked, today ${formatTime(at)}`,
        text: [item.title, item.instructorName].filter(Boolean).join(', '),
        action: 'View class',
        to: panel,
      };
    case 'message':
      return {
        icon: 'message-circle',
        tone: 'text-ink',
        title: formatCount(item.count, 'new message'),
        text: `Longest wait: ${formatElapsedTime(at, new Date(now))}`,
        action: 'Open messages',
        to: '/admin/messages',
      };
  }
}

/** Describes a provider's notice, such as "Amara Okafor, Dynamic Reformer. The booking still stands." */
function formatNotice({ name, title, reason }: ActionItem): string {
  return [[name, title].filter(Boolean).join(', '), reason].filter(Boolean).join('. ');
}

/** Describes a failed renewal, such as "Amara Okafor, Reformer Flex 8. Unpaid since Fri 27 Nov, next attempt Mon 30 Nov." */
function formatRenewal({ name, title, at, nextAttemptAt }: ActionItem): string {
  const toDay = (instant: string) => formatDayShort(toLondonDate(new Date(instant)));
  const next = nextAttemptAt ? `next attempt ${toDay(nextAttemptAt)}` : 'no more attempts';
  return `${[name, title].filter(Boolean).join(', ')}. Unpaid since ${toDay(at)}, ${next}.`;
}

/**
 * Returns the URL of the client's profile, on which staff can cancel or reverse the purchase. Without a client,
 * returns the URL of the payments.
 */
function getPersonUrl({ personId }: ActionItem): string {
  return personId ? `/admin/people/${personId}` : '/admin/money';
}

function formatAmount(pence: number | null): string {
  return pence === null ? '' : formatPriceShort(pence);
}

/** Formats a start: "Sat 11:00" within a week, otherwise "Sat 5 Dec 11:00". */
function formatSoonDate(at: Date, now: string): string {
  const date = toLondonDate(at);
  const isSoon = daysBetween(toLondonDate(new Date(now)), date) < 7;
  return `${isSoon ? formatWeekday(date) : formatDayShort(date)} ${formatTime(at)}`;
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
