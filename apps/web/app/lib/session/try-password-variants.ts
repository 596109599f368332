import { normalisePassword } from '@studio/domain/text/normalise-text';

/**
 * Tries the password in composed Unicode form, which doesn't depend on the keyboard. If the user pool rejects it,
 * tries the password as typed, because the password of an older or imported account may be stored in that form.
 */
export async function tryPasswordVariants<Result>(
  typed: string,
  attempt: (password: string) => Promise<Result>,
): Promise<Result> {
  const composed = normalisePassword(typed);
  if (composed === typed) return attempt(typed);
  return attempt(composed).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'NotAuthorizedException') throw error;
    return attempt(typed);
  });
}
