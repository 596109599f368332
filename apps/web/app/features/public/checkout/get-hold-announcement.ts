/**
 * Remaining seconds at which screen readers announce the hold. More announcements would interrupt customers who are
 * filling in the form.
 */
const announceAtSeconds = [300, 120, 60, 30, 0] as const;

const announcements: Record<(typeof announceAtSeconds)[number], string> = {
  300: '5 minutes left to book.',
  120: '2 minutes left to book.',
  60: '1 minute left to book.',
  30: '30 seconds left to book.',
  0: 'Your hold has expired. You haven’t been charged.',
};

/**
 * Returns the announcement when the remaining seconds go from `before` to `now`; null if there is none. If a
 * sleeping tab missed several announcements, returns only the latest.
 */
export function getHoldAnnouncement(before: number, now: number): string | null {
  if (before === 0 && now > 0) return 'Your hold is active again.';
  const passed = announceAtSeconds.filter((seconds) => before > seconds && now <= seconds);
  const latest = passed.at(-1);
  return latest === undefined ? null : announcements[latest];
}
