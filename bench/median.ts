/**
 * Returns the median, which a few slow runs on a busy machine don’t distort. Of an even number of values, returns the
 * upper middle one.
 */
export function computeMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
