import { formatList } from '@studio/domain/text/format';
import type { AssistantProduct, StudioDetails } from '../../../integrations/assistant/port.ts';

/** Properties of a class that decide which products cover it. `weekday`: 0 is Monday. */
export interface ClassToCover {
  activityId: string;
  weekday: number | null;
  time: string | null;
  /** Whether no pack or membership covers the class. */
  isExcluded: boolean;
}

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const peakStart = '16:00';

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
  const only = terms?.onlyWhen;
  if (only && ((weekday !== null && weekday !== only.weekday) || (time !== null && time < only.from)))
    return {
      covered: false,
      text: `${name} is only for classes on ${weekdayNames[only.weekday]}s from ${only.from}.`,
    };
  const isPeak = (weekday !== null && weekday >= 5) || (time !== null && time >= peakStart);
  if (terms?.offPeakOnly) {
    const text = `${name} covers weekday classes that start before ${peakStart}.`;
    return { covered: !isPeak, text };
  }
  return { covered: true, text: `${name} covers ${formatList(names)}.` };
}
