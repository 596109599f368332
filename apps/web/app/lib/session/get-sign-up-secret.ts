const storageKey = 'sign_up_secret';

/**
 * Returns a secret of this tab. A visitor may sign up again with another password before the code arrives.
 * The secret shows that this is the same person, and not someone else on their network.
 */
export function getSignUpSecret(): string {
  try {
    const saved = sessionStorage.getItem(storageKey);
    if (saved) return saved;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(storageKey, fresh);
    return fresh;
  } catch {
    // Storage is blocked, so each sign-up gets its own secret.
    return crypto.randomUUID();
  }
}
