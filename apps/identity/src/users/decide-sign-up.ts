/** Facts about a sign-up whose address may already have a pending code. */
interface SignUpFacts {
  /** Whether a code is pending. */
  isWaiting: boolean;
  isSamePassword: boolean;
  /**
   * Keyed hash of the secret of the pending sign-up's browser. Null when it has none, or several browsers took part.
   */
  before: string | null;
  /** The same for the current browser. */
  now: string | null;
}

interface SignUpVerdict {
  /** Whether the password just typed applies after verification. Otherwise no password applies. */
  opens: boolean;
  /** Browser to record for the account. */
  signedUpFrom: string | null;
}

/**
 * Decides which password applies when an address is signed up again while its code is pending. From one browser, both
 * attempts are the same person.
 * From two browsers, even on one network, one may be a stranger who waits for the owner to confirm. Nothing tells them
 * apart, so neither password applies.
 */
export function decideSignUp({ isWaiting, isSamePassword, before, now }: SignUpFacts): SignUpVerdict {
  if (!isWaiting) return { opens: true, signedUpFrom: now };
  const isSameBrowser = now !== null && before === now;
  if (isSamePassword || isSameBrowser) return { opens: true, signedUpFrom: before };
  return { opens: false, signedUpFrom: null };
}
