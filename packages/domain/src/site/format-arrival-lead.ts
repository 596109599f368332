/** Formats how early people should arrive, such as '10 minutes early', to follow the word "Arrive". */
export function formatArrivalLead(minutes: number): string {
  if (minutes === 0) return 'in good time';
  return minutes === 1 ? '1 minute early' : `${minutes} minutes early`;
}
