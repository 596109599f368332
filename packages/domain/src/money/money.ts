export type Currency = 'GBP' | 'EUR' | 'USD';

const symbols: Record<string, string> = { GBP: '£', EUR: '€', USD: '$' };

/** Returns the symbol of a currency: £ for GBP and unknown currencies, € for EUR, $ for USD (handbook: paying 6). */
export function getCurrencySymbol(currency: string): string {
  return symbols[currency.toUpperCase()] ?? '£';
}

/**
 * Formats an amount with two decimals, as in the class list (handbook: paying 6): 2000 → "£20.00", 122550 → "£1,225.50".
 * `pence` is a whole number.
 */
export function formatPrice(pence: number, currency = 'GBP'): string {
  const sign = pence < 0 ? '−' : '';
  const amount = (Math.abs(pence) / 100).toFixed(2).replace(/\d(?=(\d{3})+\.)/g, '$&,');
  return `${sign}${getCurrencySymbol(currency)}${amount}`;
}

/** Formats an amount as at checkout, without decimals for whole pounds: 1800 → "£18", 1350 → "£13.50". */
export function formatPriceShort(pence: number, currency = 'GBP'): string {
  return pence % 100 === 0 ? formatPrice(pence, currency).slice(0, -3) : formatPrice(pence, currency);
}

/** Converts integer pence to the API's pounds: 1350 → 13.5. */
export function toPounds(pence: number): number {
  return pence / 100;
}

/** Converts the API's pounds to integer pence: 13.5 → 1350. */
export function toPence(pounds: number): number {
  return Math.round(pounds * 100);
}
