/** Facts about a sign-up whose address may already have a pending code. */
interface SignUpDetails {
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

interface SignUpDecision {
  /** Whether the password just typed applies after verification. Otherwise no password applies. */
  isPasswordAccepted: boolean;
  /** Browser to record for the account. */
  signedUpFrom: string | null;
}

/**
 * Decides which password applies when an address is signed up again while its code is pending. From one browser, both
 * attempts are the same person.
 * From two browsers, even on one network, one may be a stranger who waits for the owner to confirm. Nothing tells them
 * apart, so neither password applies.
 */
export function decideSignUp({ isWaiting, isSamePassword, before, now }: SignUpDetails): SignUpDecision {
  if (!isWaiting) return { isPasswordAccepted: true, signedUpFrom: now };
  const isSameBrowser = now !== null && before === now;
  if (isSamePassword || isSameBrowser) return { isPasswordAccepted: true, signedUpFrom: before };
  return { isPasswordAccepted: false, signedUpFrom: null };
}
