/** Returns 2 to 6 round axis values that cover the range and include zero. All are multiples of `minStep`. */
export function getAxisTicks(least: number, greatest: number, minStep = 1): number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, greatest)];
  const step = roundUpStep((high - low) / 4 / minStep) * minStep;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is not less than `raw`. */
function roundUpStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(raw, 1)));
  const step = [1, 2, 5, 10].find((times) => times * power >= raw) ?? 10;
  return step * power;
}
