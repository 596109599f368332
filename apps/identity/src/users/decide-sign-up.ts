/** What is known when an address is signed up that may be waiting for its code already. */
interface SignUpFacts {
  /** Whether a code is under way. */
  isWaiting: boolean;
  isSamePassword: boolean;
  /** Keyed hash of what the browser of the waiting one keeps to itself; null when it keeps nothing, or there were several. */
  before: string | null;
  /** The same of this one. */
  now: string | null;
}

interface SignUpVerdict {
  /** Whether the password that was typed opens the account, once its address is proven; else none does. */
  opens: boolean;
  /** The browser that the account was signed up from, from now on. */
  signedUpFrom: string | null;
}

/**
 * While a code is under way, its owner may have typed a password that is not the one typed now. From one browser both
 * are one person, who thought again. From two, on one network as well, one of them may be a stranger who waits for the owner to
 * confirm, and who is who cannot be told: then neither password opens anything.
 */
export function decideSignUp({ isWaiting, isSamePassword, before, now }: SignUpFacts): SignUpVerdict {
  if (!isWaiting) return { opens: true, signedUpFrom: now };
  const isSameBrowser = now !== null && before === now;
  if (isSamePassword || isSameBrowser) return { opens: true, signedUpFrom: before };
  return { opens: false, signedUpFrom: null };
}
