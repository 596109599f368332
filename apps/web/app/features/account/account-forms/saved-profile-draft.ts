import type { FormValues, ProfileField } from '@studio/domain/people/account-forms';

/**
 * Key in session storage of the profile that is being saved. Saving may require a recent login, for which members of
 * a social login provider leave the page and return. Only the same user can read the draft.
 */
const storageKey = 'profile_typed';

type TypedProfile = FormValues<ProfileField>;

export function readProfileDraft(userId: string): Partial<TypedProfile> | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const { userId: ownerId, typed } = saved as { userId: string; typed: TypedProfile };
    return ownerId === userId ? typed : null;
  } catch {
    return null;
  }
}

export function saveProfileDraft(userId: string, typed: TypedProfile): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, typed }));
  } catch {
    // Private windows may block storage. The form still has the values.
  }
}

export function clearProfileDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}
