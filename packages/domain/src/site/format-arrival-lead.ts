/** Formats how early people should arrive, to follow "Arrive": '10 minutes early'. */
export function formatArrivalLead(minutes: number): string {
  if (minutes === 0) return 'in good time';
  return minutes === 1 ? '1 minute early' : `${minutes} minutes early`;
}
