import type { FormValues, ProfileField } from '@studio/domain/people/account-forms';

/**
 * What was typed into the profile, while it is being saved: whoever is asked for a password and has none logs in anew, which
 * leads away from the form and back. It stays in the tab, for the same person.
 */
const storageKey = 'profile_typed';

type TypedProfile = FormValues<ProfileField>;

export function readProfileDraft(userId: string): Partial<TypedProfile> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const { userId: whose, typed } = kept as { userId: string; typed: TypedProfile };
    return whose === userId ? typed : null;
  } catch {
    return null;
  }
}

export function saveProfileDraft(userId: string, typed: TypedProfile): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, typed }));
  } catch {
    // Private windows may refuse; the form itself still holds the values.
  }
}

export function clearProfileDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
