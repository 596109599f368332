/** Fixed texts of the login (handbook: accounts 9). */
export const loginTitle = 'Log in';
export const loginSubtitle = 'Welcome back. Choose a method to continue.';

/** Explains why a protected page asks for a login. */
export function describeLoginReason(returnTo: string, guardedPages: readonly string[]): string {
  const path = returnTo.split(/[?#]/)[0] ?? '';
  const isTool = /^\/(admin|trainer)(\/|$)/.test(path);
  return isTool || guardedPages.includes(path)
    ? 'That page is for our team. Log in with your staff account and we’ll take you there.'
    : 'Log in to see that page, and we’ll take you there.';
}
