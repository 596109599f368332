import { formatPriceShort, toPence } from '@studio/domain/money/money';

/** The wire's pounds as checkout shows them: no decimals when whole. */
export function formatMoney(pounds: number, currency: string): string {
  return formatPriceShort(toPence(pounds), currency);
}
