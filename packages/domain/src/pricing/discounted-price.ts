/** What a price becomes with a percentage off, in whole pence, rounded to the nearest; `percent` from 0 to 100. */
export function applyPercentDiscount(pricePence: number, percent: number): number {
  return Math.round((pricePence * (100 - percent)) / 100);
}
