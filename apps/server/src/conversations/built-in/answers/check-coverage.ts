import { formatList } from '@studio/domain/text/format';
import type { AssistantProduct, StudioDetails } from '../../../integrations/assistant/port.ts';

/** Properties of a class that decide which products cover it. `weekday`: 0 is Monday. Unknown properties are null. */
export interface ClassToCover {
  activityId: string;
  weekday: number | null;
  time: string | null;
  /** Whether no pack or membership covers the class. */
  isExcluded: boolean;
}

const peakStart = '16:00';
const weekdaysInPlural = [
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
  'Sundays',
];

/** Returns whether a product covers a class, with a sentence that says why. */
export function checkCoverage(
  { name, terms, kind }: AssistantProduct,
  { activities }: StudioDetails,
  { activityId, weekday, time, isExcluded }: ClassToCover,
): { covered: boolean; text: string } {
  const covers = terms?.covers ?? [];
  const names = activities.filter(({ id }) => covers.includes(id)).map((activity) => activity.name);
  if (isExcluded)
    return {
      covered: false,
      text: 'You pay for that class separately. Packs and memberships don’t cover it.',
    };
  if (!covers.includes(activityId)) {
    const percent =
      kind === 'membership' && terms?.memberDiscountPercent
        ? ` It gives you ${terms.memberDiscountPercent}% off other drop-ins.`
        : '';
    return { covered: false, text: `${name} covers ${formatList(names)} only.${percent}` };
  }
  if (terms?.onlyWhen) {
    const { weekday: onlyWeekday, from } = terms.onlyWhen;
    const isThen = (weekday ?? onlyWeekday) === onlyWeekday && (time ?? from) >= from;
    return {
      covered: isThen,
      text: `${name} only covers ${formatList(names)} classes on ${weekdaysInPlural[onlyWeekday]} from ${from}.`,
    };
  }
  const isPeak = (weekday !== null && weekday >= 5) || (time !== null && time >= peakStart);
  if (terms?.offPeakOnly) {
    const text = `${name} covers weekday classes that start before ${peakStart}.`;
    return { covered: !isPeak, text };
  }
  return { covered: true, text: `${name} covers ${formatList(names)}.` };
}
