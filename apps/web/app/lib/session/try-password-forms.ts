import { tidyPassword } from '@studio/domain/text/tidy';

/**
 * Tries a password composed, so that it is the same from every keyboard; then, when the pool does not know it, as it was
 * typed: an account may be older than this rule, or made elsewhere.
 */
export async function tryPasswordForms<Result>(
  typed: string,
  attempt: (password: string) => Promise<Result>,
): Promise<Result> {
  const composed = tidyPassword(typed);
  if (composed === typed) return attempt(typed);
  return attempt(composed).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'NotAuthorizedException') throw error;
    return attempt(typed);
  });
}
