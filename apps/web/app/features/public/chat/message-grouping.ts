import { toLondonDate } from '@studio/domain/time/london';
import type { ListedMessage } from './listed-messages.ts';

type Timed = Pick<ListedMessage, 'timestamp'>;

/**
 * Returns whether to show the date above the message at index `nth` of a list that is newest first. True for the
 * first message of each London day, but false while all messages are from today.
 */
export function isFirstOfDay(list: readonly Timed[], nth: number, now: Date): boolean {
  const before = list[nth + 1];
  const day = dayOf(list[nth]);
  return before ? day !== dayOf(before) : day !== toLondonDate(now);
}

/**
 * Returns whether to show the time below a message: only below the last of consecutive messages by one sender within the
 * same minute. Never below a typing placeholder or a message that is being sent or has failed.
 */
export function isLastOfMinute(
  list: readonly Pick<ListedMessage, 'timestamp' | 'type' | 'role' | 'delivery'>[],
  nth: number,
): boolean {
  const own = list[nth];
  if (!own || own.type === 'typing' || own.delivery === 'sending' || own.delivery === 'failed') return false;
  const next = list[nth - 1];
  return !next || next.role !== own.role || minuteOf(next) !== minuteOf(own);
}

function dayOf(message: Timed | undefined): string {
  return message ? toLondonDate(new Date(message.timestamp)) : '';
}

function minuteOf({ timestamp }: Timed): number {
  return Math.floor(Date.parse(timestamp) / 60_000);
}
