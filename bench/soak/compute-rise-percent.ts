/** Returns the rise of the best-fit line from the first to the last value, in percent of the mean. */
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
