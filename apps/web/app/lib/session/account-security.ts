export type SecondFactorKind = 'TOTP' | 'EMAIL' | 'SMS';

export interface AccountSecurity {
  factors: readonly SecondFactorKind[];
  /** Factor requested first; null when the member chooses at each login. */
  preferred: SecondFactorKind | null;
  /** Phone number and whether it is verified; null without one. */
  phone: { number: string; verified: boolean } | null;
  /** Factors that can be enabled. */
  offered: readonly SecondFactorKind[];
  /** Unused recovery codes; null when the service has none. */
  codesLeft: number | null;
}

/** Browser in which the member has logged in. */
export interface AccountDevice {
  id: string;
  /** 'Firefox on Windows'; null when unknown. */
  browser: string | null;
  /** Network of the last login, '81.2.69.0/24'; null when no longer known. */
  network: string | null;
  isThisNetwork: boolean;
  lastSignIn: Date;
  isThis: boolean;
}

export interface AuthEvent {
  id: string;
  /** Type by the service's name: 'SignIn', 'PasswordFailed' … */
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
