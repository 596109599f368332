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

/** What became of a sign-up. `confirmed`: there is no code to wait for. `signedIn`: nor a log-in. */
export interface SignUpResult {
  userId: string;
  confirmed: boolean;
  signedIn: boolean;
}

export interface SignInInput {
  email: string;
  password: string;
  /** false: the session ends with the tab. */
  remember: boolean;
}

/** Ways to begin a sign-in, by the pool's names. */
export type SignInMethod = 'PASSWORD' | 'PASSWORD_SRP' | 'WEB_AUTHN' | 'EMAIL_OTP' | 'SMS_OTP';

/** What may be asked for after the password, by the client library's names. */
export type SecondFactor = 'TOTP' | 'EMAIL' | 'SMS';

/**
 * Where signing in stands. `done`: signed in. `unconfirmed`: the address has to be verified first. `reset-required`:
 * only by a reset. `unsupported`: the pool asks for something that this site does not know.
 * `new-password`: who was invited chooses a password now; `needsNames` when the account has none.
 * `code`: six digits; `sentTo` is where they went, half hidden, and empty for an app.
 * `choose-…`: one of several, answered with its name. `set-up-…`: a second factor is demanded and there is none yet;
 * `addressFor` gives what an app reads from the QR code, under the account's address.
 * `question`: what the pool asks in its own words; empty when it has none.
 */
export type SignInStep =
  | { at: 'done' | 'unconfirmed' | 'reset-required' | 'unsupported' }
  | { at: 'new-password'; needsNames: boolean }
  | { at: 'code'; by: SecondFactor; sentTo: string }
  | { at: 'choose-factor' | 'choose-setup'; factors: readonly SecondFactor[] }
  | { at: 'choose-way'; ways: readonly SignInMethod[] }
  | { at: 'set-up-app'; key: string; addressFor: (email: string) => string }
  | { at: 'set-up-email' | 'password' }
  | { at: 'question'; question: string };

/** Account settings. */
export interface Profile {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  phone: string;
  /** A code has shown that the number is theirs. */
  phoneProven: boolean;
}

/** What of it can be changed. */
export type ProfileUpdate = Pick<Profile, 'firstName' | 'lastName' | 'title' | 'phone'>;
