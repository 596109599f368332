/** What the checkouts keep in the tab begins with these: who comes, codes, the words of a gift card. */
const kept = ['checkout_', 'purchase_'];

/** Forgets what was typed at a checkout of this tab and not sent: it has names, addresses and telephone numbers. */
export function clearCheckoutDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (kept.some((start) => name.startsWith(start))) sessionStorage.removeItem(name);
  } catch {
    // Blocked: nothing was kept there.
  }
}
