/** Message when no other message matches. */
const defaultMessage = 'We couldn’t log you in. Try again, or log in with your email.';

const messages: readonly (readonly [RegExp, string])[] = [
  [/without logging in/, 'You left without logging in. Try again, or log in with your email.'],
  [
    /did not share your email/,
    'The login provider didn’t share your email address. Allow it to, or log in with your email.',
  ],
  [
    /never verified/,
    'There’s already an account with your email address, but it isn’t verified. Log in with its password first.',
  ],
  [/is disabled/, 'This account is closed. Contact us if you think that’s a mistake.'],
  [/reset required/, 'You need to reset your password before you can log in.'],
  [
    /is not responding|no answer/,
    'The login provider isn’t responding. Try again later, or log in with your email.',
  ],
  [/limit exceeded/i, 'Too many attempts. Wait a few minutes, then try again.'],
  [/not started here/, 'This login has expired or was started in another browser. Log in again.'],
];

/**
 * Returns the message for a failed social login. The reason is in the page's URL, which anyone can write, so
 * it only selects one of the fixed messages and is never shown itself.
 */
export function describeSocialLoginError(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  return messages.find(([pattern]) => pattern.test(reason))?.[1] ?? defaultMessage;
}
