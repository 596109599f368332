import { formatPriceShort, toPence } from '@studio/domain/money/money';

/** Formats an amount of the API, which is in pounds. Like checkout, omits the decimals of whole pounds. */
export function formatMoney(pounds: number, currency: string): string {
  return formatPriceShort(toPence(pounds), currency);
}
