/** Facts about a sign-up with an email address that may already have a pending code. */
interface SignUpDetails {
  /** Whether a code is pending. */
  isWaiting: boolean;
  isSamePassword: boolean;
  /**
   * Keyed hash of the secret of the pending sign-up's browser. Null when the browser sent none, or when several
   * browsers took part.
   */
  before: string | null;
  /** Keyed hash of the current browser's secret; null without one. */
  now: string | null;
}

interface SignUpDecision {
  /** Whether the password that was just typed applies after verification. If not, no password applies. */
  isPasswordAccepted: boolean;
  /** Keyed hash of the browser's secret to record for the account; null for none. */
  signedUpFrom: string | null;
}

/**
 * Decides which password applies when someone signs up again with an email address whose code is pending. In one
 * browser, both attempts are by the same person. In two browsers, even on one network, one may belong to a stranger who
 * waits for the owner to confirm. The server can't distinguish them, so neither password applies.
 */
export function decideSignUp({ isWaiting, isSamePassword, before, now }: SignUpDetails): SignUpDecision {
  if (!isWaiting) return { isPasswordAccepted: true, signedUpFrom: now };
  const isSameBrowser = now !== null && before === now;
  if (isSamePassword || isSameBrowser) return { isPasswordAccepted: true, signedUpFrom: before };
  return { isPasswordAccepted: false, signedUpFrom: null };
}
