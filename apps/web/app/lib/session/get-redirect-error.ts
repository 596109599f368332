/** Message when no other message matches. */
const defaultMessage = 'That did not log you in. Try again, or log in with your email.';

const messages: readonly (readonly [RegExp, string])[] = [
  [/without logging in/, 'You came back without logging in. Try again, or log in with your email.'],
  [
    /did not tell us your email/,
    'We were not told your email address. Allow it there, or log in with your email.',
  ],
  [
    /never verified/,
    'There is an account with your address, and the address was never verified. Log in with its password first.',
  ],
  [/is disabled/, 'This account is closed. Write to us if that is a mistake.'],
  [/reset required/, 'Your password has to be set anew before you can log in.'],
  [
    /does not answer|no answer/,
    'Nobody answers there right now. Try again later, or log in with your email.',
  ],
  [/limit exceeded/i, 'That was tried too often. Wait a while, then try again.'],
  [/not begun here/, 'This log-in was not begun here, or is over. Begin it again.'],
];

/**
 * Returns the message for a failed social login. The reason comes from the page's URL, which anyone can
 * write. So the reason only selects one of the fixed messages and is never shown.
 */
export function getRedirectError(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  return messages.find(([pattern]) => pattern.test(reason))?.[1] ?? defaultMessage;
}
