import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';

/** The wire's pounds as checkout shows them: no decimals when whole. */
export function money(pounds: number, currency: string): string {
  return formatPriceShort(penceFromPounds(pounds), currency);
}
