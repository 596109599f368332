import { formatCount } from '../text/format.ts';
/** Formats how early people should arrive, such as '10 minutes early', to follow the word "Arrive". */
export function formatArrivalLead(minutes: number): string {
  if (minutes === 0) return 'in good time';
  return formatCount(minutes, 'minute early', 'minutes early');
}
