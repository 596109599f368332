import { formatPriceShort, toPence } from '@studio/domain/money/money';

/** Formats an amount of the API, which is in pounds, as checkout does: without decimals when it is whole. */
export function formatMoney(pounds: number, currency: string): string {
  return formatPriceShort(toPence(pounds), currency);
}
