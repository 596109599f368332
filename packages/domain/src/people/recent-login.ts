/** Minutes in which a login counts as recent (handbook: roles 3). */
export const recentLoginMinutes = 15;

/**
 * Returns whether a login is recent enough for the calls that need a recent login, such as those that invite, refund,
 * export or erase. Accepts a login in the future, because the clocks of user pool and server may differ by seconds.
 */
export function isRecentLogin(authTime: Date, now: Date): boolean {
  return now.getTime() - authTime.getTime() <= recentLoginMinutes * 60_000;
}
