import type { StudioProfile } from '@studio/contracts/catalogue';

/** "Weekdays 7:00–20:00, weekends 8:00–18:00". */
export function hoursLine({ weekdays, weekends }: StudioProfile['hours']): string {
  return `Weekdays ${span(weekdays)}, weekends ${span(weekends)}`;
}

function span({ opens, closes }: { opens: string; closes: string }): string {
  return `${opens.replace(/^0/, '')}–${closes.replace(/^0/, '')}`;
}
