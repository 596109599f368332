import { toLondonDate } from '@studio/domain/time/london';
import type { ListedMessage } from './listed-messages.ts';

type Timed = Pick<ListedMessage, 'timestamp'>;

/** Whether a message of a list, newest first, is the first of its London day; where all is of today, that says nothing. */
export function isFirstOfDay(list: readonly Timed[], nth: number, now: Date): boolean {
  const before = list[nth + 1];
  const day = dayOf(list[nth]);
  return before ? day !== dayOf(before) : day !== toLondonDate(now);
}

/** The time stands below the last of what one minute holds. */
export function isLastOfMinute(
  list: readonly Pick<ListedMessage, 'timestamp' | 'type' | 'role' | 'standing'>[],
  nth: number,
): boolean {
  const own = list[nth];
  if (!own || own.type === 'typing' || own.standing === 'going' || own.standing === 'failed') return false;
  const next = list[nth - 1];
  return !next || next.role !== own.role || minuteOf(next) !== minuteOf(own);
}

function dayOf(message: Timed | undefined): string {
  return message ? toLondonDate(new Date(message.timestamp)) : '';
}

function minuteOf({ timestamp }: Timed): number {
  return Math.floor(Date.parse(timestamp) / 60_000);
}
