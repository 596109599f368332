/** Returns settings for a process whose clock is off by this many minutes. */
export function getClockSkewSettings(minutes: number): Record<string, string> {
  const preload = new URL('./clock-skew.mjs', import.meta.url).href;
  return { NODE_OPTIONS: `--import ${preload}`, CLOCK_OFF_MINUTES: String(minutes) };
}
