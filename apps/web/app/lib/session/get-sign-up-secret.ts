const storageKey = 'sign_up_secret';

/**
 * Returns a secret of this tab. It identifies a repeated sign-up with another password, before the code arrives, as
 * coming from the same person and not from someone else on their network.
 */
export function getSignUpSecret(): string {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept) return kept;
    const fresh = crypto.randomUUID();
    sessionStorage.setItem(storageKey, fresh);
    return fresh;
  } catch {
    // Storage is blocked: each sign-up gets its own secret.
    return crypto.randomUUID();
  }
}
