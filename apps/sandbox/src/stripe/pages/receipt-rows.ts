import { escapeHtml } from './html.ts';

/** One line of a receipt: what it is, and how much or which. */
export function renderRow(term: string, detail: string, kind = ''): string {
  return `<div${kind && ` class="${kind}"`}><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(detail)}</dd></div>`;
}

/** Epoch seconds as "21 Nov 2026, 18:05" in London. */
export function formatLondonTime(seconds: number): string {
  return shown(seconds, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Epoch seconds as "21 Nov 2026" in London. */
export function formatLondonDay(seconds: number): string {
  return shown(seconds, { dateStyle: 'medium' });
}

/** "Visa ending in 4242". */
export function formatCardName(
  card: { brand?: string | null; last4?: string | null } | null | undefined,
): string {
  const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
  return card?.last4 ? `${names[card.brand ?? ''] ?? 'Card'} ending in ${card.last4}` : 'Card';
}

function shown(seconds: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Europe/London' }).format(
    new Date(seconds * 1000),
  );
}
