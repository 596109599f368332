/** Formats opening hours '07:00' and '20:00' as "7:00–20:00". */
export function formatOpeningHours({ opens, closes }: { opens: string; closes: string }): string {
  return `${opens.replace(/^0/, '')}–${closes.replace(/^0/, '')}`;
}
