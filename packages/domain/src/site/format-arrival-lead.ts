/** How long before a class people are asked to come, behind "Arrive": '10 minutes early'. */
export function formatArrivalLead(minutes: number): string {
  if (minutes === 0) return 'in good time';
  return minutes === 1 ? '1 minute early' : `${minutes} minutes early`;
}
