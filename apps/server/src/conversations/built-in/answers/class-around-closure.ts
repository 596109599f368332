import * as phrases from '@studio/content/assistant/vocabulary/closure-phrases';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import type { AssistantTools, FoundClass } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { findMatchingClasses } from './class-query.ts';

/** Number of days before or after the closed days in which a class is looked for. */
const searchDays = 7;
/** Last day before Christmas on which the studio is always open, as 'MM-DD'. */
const lastOrdinaryDay = '12-20';

export function asksAroundClosure(normalized: string): boolean {
  return [
    phrases.lastBeforeClosurePattern,
    phrases.firstAfterChristmasPattern,
    phrases.firstOfYearPattern,
  ].some((pattern) => pattern.test(normalized));
}

/**
 * Returns the last class before the studio closes for Christmas, the first one after it or the first one of the year,
 * as the message asks. Null if it asks for none of them, or there is no such class.
 */
export async function findClassAroundClosure(
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass | null> {
  if (!asksAroundClosure(message.normalized)) return null;
  const search = (from: LocalDate, to: LocalDate) =>
    findMatchingClasses(
      { ...message, when: { days: { from, to, weekdays: null }, times: message.current.when.times } },
      tools,
    );
  const closed = message.studio.closures.map(({ date }) => date).sort();
  const christmas = closed.filter((date) => date > message.today && date.slice(5) > lastOrdinaryDay);
  const [first] = christmas;
  if (!first) return null;
  if (phrases.lastBeforeClosurePattern.test(message.normalized))
    return (await search(addDays(first, -searchDays), addDays(first, -1))).at(-1) ?? null;
  const year = Number(first.slice(0, 4)) + 1;
  const start = phrases.firstOfYearPattern.test(message.normalized)
    ? `${year}-01-01`
    : addDays(christmas.findLast((date) => date.slice(0, 4) === first.slice(0, 4)) ?? first, 1);
  return (await search(start, addDays(start, searchDays)))[0] ?? null;
}
