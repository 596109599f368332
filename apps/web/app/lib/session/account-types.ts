/** What signing up takes. The title is asked for; names and phone may be left empty. */
export interface SignUpInput {
  email: string;
  password: string;
  title: string;
  firstName: string;
  lastName: string;
  /** International: +44… */
  phone: string;
}

export interface SignInInput {
  email: string;
  password: string;
  /** false: the session ends with the tab. */
  remember: boolean;
}

/**
 * Where signing in stands. `done`: signed in. `unconfirmed`: the address has to be verified first. `new-password`: who
 * was invited chooses a password now; `needsNames` when the account has none. `reset-required`: only by a reset.
 * `unsupported`: the pool asks for something that this site does not offer.
 */
export type PasswordStep =
  | { at: 'done' | 'unconfirmed' | 'reset-required' | 'unsupported' }
  | { at: 'new-password'; needsNames: boolean };

/** Account settings. */
export interface Profile {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  phone: string;
}
