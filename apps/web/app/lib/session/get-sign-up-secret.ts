const storageKey = 'sign_up_secret';

/**
 * Returns a secret of this tab. If a visitor signs up again with another password before the code arrives, the secret
 * proves that it is the same visitor, not someone else on the same network.
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
