/** Currencies the studio can sell in. */
export type Currency = 'GBP' | 'EUR' | 'USD';

const symbols: Record<string, string> = { GBP: '£', EUR: '€', USD: '$' };

/** £ for GBP and for currencies we do not know, € for EUR, $ for USD (handbook: paying 6). */
export function getCurrencySymbol(currency: string): string {
  return symbols[currency.toUpperCase()] ?? '£';
}

/** Pounds with two decimals, as the class list shows prices (handbook: paying 6): 2000 → "£20.00". `pence` is a whole number. */
export function formatPrice(pence: number, currency = 'GBP'): string {
  const sign = pence < 0 ? '−' : '';
  return `${sign}${getCurrencySymbol(currency)}${(Math.abs(pence) / 100).toFixed(2)}`;
}

/** No decimals for whole pounds, else two, as checkout shows prices: 1800 → "£18", 1350 → "£13.50". */
export function formatPriceShort(pence: number, currency = 'GBP'): string {
  return pence % 100 === 0 ? formatPrice(pence, currency).slice(0, -3) : formatPrice(pence, currency);
}

/** Integer pence inside, pounds on the wire: 1350 → 13.5. */
export function toPounds(pence: number): number {
  return pence / 100;
}

/** The wire's pounds back to integer pence: 13.5 → 1350. */
export function toPence(pounds: number): number {
  return Math.round(pounds * 100);
}
