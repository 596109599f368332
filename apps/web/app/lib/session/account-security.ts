export type SecondFactorKind = 'TOTP' | 'EMAIL' | 'SMS';

export interface AccountSecurity {
  factors: readonly SecondFactorKind[];
  /** Second factor that the login asks for first; null when the member chooses at each login. */
  preferred: SecondFactorKind | null;
  /** Phone number and whether it is verified; null without one. */
  phone: { number: string; verified: boolean } | null;
  /** Second factors that can be enabled. */
  offered: readonly SecondFactorKind[];
  /** Number of unused recovery codes; null when the identity service doesn't support them. */
  codesLeft: number | null;
}

/** Browser in which the member has logged in. */
export interface AccountDevice {
  id: string;
  /** Browser and system, such as 'Firefox on Windows'; null when unknown. */
  browser: string | null;
  /** Network of the last login, such as '81.2.69.0/24'; null when no longer known. */
  network: string | null;
  isThisNetwork: boolean;
  lastSignIn: Date;
  isThis: boolean;
}

export interface AuthEvent {
  id: string;
  /** Type of the event, named by the identity service, such as 'SignIn' or 'PasswordFailed'. */
  type: string;
  detail: string | null;
  failed: boolean;
  at: Date;
  browser: string | null;
  network: string | null;
  isThisNetwork: boolean;
}

/** Page of security events. `next` is the cursor; null on the last page. */
export interface AuthEvents {
  events: AuthEvent[];
  next: string | null;
}
