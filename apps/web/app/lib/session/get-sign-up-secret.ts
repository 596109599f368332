const storageKey = 'sign_up_secret';

/**
 * Something that this tab alone knows. Who signs up again before the code is there, with another password, shows by it that they
 * are the one who did it first, and not somebody else on their network.
 */
export function getSignUpSecret(): string {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept) return kept;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(storageKey, fresh);
    return fresh;
  } catch {
    // Private windows may refuse; then each sign-up stands for itself.
    return crypto.randomUUID();
  }
}
