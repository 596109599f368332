import { branch } from '@studio/content/branch';

const { address, hours } = branch;

/** "11 Miles Street, Vauxhall, London SW8 1RZ". */
export const addressLine = `${address.street}, ${address.district}, ${address.city} ${address.postcode}`;

/** "Weekdays 7:00–20:00 · Weekends 8:00–18:00". */
export const hoursLine = `Weekdays ${span(hours.weekdays)} · Weekends ${span(hours.weekends)}`;

function span({ opens, closes }: { opens: string; closes: string }): string {
  return `${opens.replace(/^0/, '')}–${closes.replace(/^0/, '')}`;
}
