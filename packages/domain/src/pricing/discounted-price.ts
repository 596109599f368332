/** Returns the price after a percentage discount, in whole pence, rounded. `percent` is from 0 to 100. */
export function applyPercentDiscount(pricePence: number, percent: number): number {
  return Math.round((pricePence * (100 - percent)) / 100);
}
