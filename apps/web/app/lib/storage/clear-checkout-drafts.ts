/** Prefixes of the checkout drafts in sessionStorage: attendees, codes and gift card messages. */
const draftPrefixes = ['checkout_', 'purchase_'];

/**
 * Deletes unsent checkout drafts of this tab, because they contain names, email addresses and phone numbers.
 */
export function clearCheckoutDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (draftPrefixes.some((start) => name.startsWith(start))) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so no drafts were saved.
  }
}
