/** What may be asked for after the password: a code of an app, by email, or by text message. */
export type SecondFactorKind = 'TOTP' | 'EMAIL' | 'SMS';

/** How an account is entered. */
export interface AccountSecurity {
  /** Those that are on. */
  factors: readonly SecondFactorKind[];
  /** The one that is asked for first; null where that is chosen each time. */
  preferred: SecondFactorKind | null;
  /** The phone number, and whether a code has proven it; null where there is none. */
  phone: { number: string; proven: boolean } | null;
  /** Those that can be turned on. */
  offered: readonly SecondFactorKind[];
  /** Recovery codes that are still good; null where the service has none. */
  codesLeft: number | null;
}

/** A browser that has been signed in on. */
export interface AccountDevice {
  id: string;
  /** 'Firefox on Windows'; null where it did not say. */
  browser: string | null;
  /** The network of its last sign-in, '81.2.69.0/24'; null where that is not known any more. */
  network: string | null;
  isThisNetwork: boolean;
  lastSignIn: Date;
  isThis: boolean;
}

/** Something that happened to the account. */
export interface AuthEvent {
  id: string;
  /** In the service's words: 'SignIn', 'PasswordFailed' … */
  type: string;
  detail: string | null;
  failed: boolean;
  at: Date;
  browser: string | null;
  network: string | null;
  isThisNetwork: boolean;
}

/** A page of what happened; `next` names where to go on, null after the last. */
export interface AuthEvents {
  events: AuthEvent[];
  next: string | null;
}
