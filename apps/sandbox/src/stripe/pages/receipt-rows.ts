import { escapeHtml } from './html.ts';

/** Renders one row of a receipt. */
export function renderRow(term: string, detail: string, kind = ''): string {
  return `<div${kind && ` class="${kind}"`}><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(detail)}</dd></div>`;
}

/** Formats epoch seconds as "21 Nov 2026, 18:05" in London time. */
export function formatLondonTime(seconds: number): string {
  return formatDate(seconds, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Formats epoch seconds as "21 Nov 2026" in London time. */
export function formatLondonDay(seconds: number): string {
  return formatDate(seconds, { dateStyle: 'medium' });
}

/** Returns text such as "Visa ending in 4242". */
export function formatCardName(
  card: { brand?: string | null; last4?: string | null } | null | undefined,
): string {
  const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
  return card?.last4 ? `${names[card.brand ?? ''] ?? 'Card'} ending in ${card.last4}` : 'Card';
}

function formatDate(seconds: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Europe/London' }).format(
    new Date(seconds * 1000),
  );
}
