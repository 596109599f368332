/** How long a login counts as recent, in minutes (handbook: roles 3). */
export const recentLoginMinutes = 15;

/**
 * Judges whether a login is recent enough for calls that invite, pay back, export or erase. A login "in the future" counts: the
 * clocks of user pool and server may differ by seconds.
 */
export function isRecentLogin(authTime: Date, now: Date): boolean {
  return now.getTime() - authTime.getTime() <= recentLoginMinutes * 60_000;
}
