/** How many per cent of their middle the values rise or fall from the first to the last, by the line that fits them best. */
export function computeRisePercent(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = (values.length - 1) / 2;
  let [along, across] = [0, 0];
  for (const [at, value] of values.entries()) {
    along += (at - centre) * (value - middle);
    across += (at - centre) ** 2;
  }
  if (across === 0 || middle === 0) return 0;
  return ((along / across) * (values.length - 1) * 100) / middle;
}
