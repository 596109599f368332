export interface FadingTimings {
  /** Number of slides, at least 2. */
  count: number;
  /** Time in milliseconds from one change to the next. */
  delayMs: number;
  /** Duration of a change in milliseconds. */
  speedMs: number;
}

/**
 * Builds the CSS that depends on the number of slides: keyframes, and selectors for chosen bars. All names end in
 * `id`, so that a page can have several slideshows.
 */
export function buildFadingStyle(id: string, { count, delayMs, speedMs }: FadingTimings): string {
  const cycleMs = count * delayMs;
  const at = (ms: number) => `${((100 * ms) / cycleMs).toFixed(3)}%`;
  const [fadeInEnd, fadeOutStart, fadeOutEnd] = [at(speedMs), at(delayMs), at(delayMs + speedMs)];
  const chosen = Array.from(
    { length: count },
    (_, nth) => `#${id}:has([value="${nth}"]:checked) .crossfade-slide:nth-child(${nth + 1})`,
  );
  return [
    // A slide becomes transparent once the next one covers it, so that it can fade in again when chosen.
    `@keyframes fade${id}{0%{opacity:0}${fadeInEnd},${fadeOutEnd}{opacity:1}${at(delayMs + speedMs + 1)},to{opacity:0}}`,
    `@keyframes turn${id}{0%{visibility:visible;z-index:2}${fadeOutStart}{visibility:visible;z-index:1}${fadeOutEnd},to{visibility:hidden;z-index:0}}`,
    `@keyframes zoom${id}{0%{transform:none}${fadeOutEnd},to{transform:scale(1.04)}}`,
    `@keyframes rise${id}{0%{transform:translateY(16px)}${fadeInEnd},to{transform:none}}`,
    `@keyframes fill${id}{0%{transform:scaleX(0);opacity:1}${fadeOutStart}{transform:none;opacity:1}${fadeOutEnd},to{transform:none;opacity:0}}`,
    `${chosen.join(',')}{opacity:1;visibility:visible;z-index:1;transition:opacity ${speedMs}ms}`,
  ].join('\n');
}
