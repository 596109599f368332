/** Minutes in which a login counts as recent (handbook: roles 3). */
export const recentLoginMinutes = 15;

/**
 * Returns whether a login is recent enough for calls that invite, refund, export or erase. A login in the future counts
 * too, because the clocks of user pool and server may differ by seconds.
 */
export function isRecentLogin(authTime: Date, now: Date): boolean {
  return now.getTime() - authTime.getTime() <= recentLoginMinutes * 60_000;
}
