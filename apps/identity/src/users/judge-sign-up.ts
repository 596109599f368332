/** What is known when an address is signed up that may be waiting for its code already. */
interface SignUpFacts {
  /** Whether a code is under way. */
  isWaiting: boolean;
  isSamePassword: boolean;
  /** Keyed hash of the network that the waiting one came from; null when there were several. */
  before: string | null;
  /** The same of this one. */
  now: string;
}

interface SignUpVerdict {
  /** Whether the password that was typed opens the account, once its address is proven; else none does. */
  opens: boolean;
  /** Where the account was signed up from, from now on. */
  signedUpFrom: string | null;
}

/**
 * While a code is under way, its owner may have typed a password that is not the one typed now. From one network both
 * are one person, who thought again. From two, one of them may be a stranger who waits for the owner to confirm, and
 * who is who cannot be told: then neither password opens anything.
 */
export function judgeSignUp({ isWaiting, isSamePassword, before, now }: SignUpFacts): SignUpVerdict {
  if (!isWaiting) return { opens: true, signedUpFrom: now };
  if (isSamePassword || before === now) return { opens: true, signedUpFrom: before };
  return { opens: false, signedUpFrom: null };
}
