import { formatPriceShort, toPence } from '@studio/domain/money/money';

/** Formats the API's pounds like checkout: without decimals when whole. */
export function formatMoney(pounds: number, currency: string): string {
  return formatPriceShort(toPence(pounds), currency);
}
