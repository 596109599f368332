/** Input of `signUp`. The title is required; names and phone may be empty. */
export interface SignUpInput {
  email: string;
  password: string;
  title: string;
  firstName: string;
  lastName: string;
  /** Phone number in international format: +44… */
  phone: string;
}

/**
 * Result of `signUp`. `confirmed`: no verification code is needed. `signedIn`: the member is already logged
 * in.
 */
export interface SignUpResult {
  userId: string;
  confirmed: boolean;
  signedIn: boolean;
}

export interface SignInInput {
  email: string;
  password: string;
  /** Whether to remember the login; if false, the session ends with the tab. */
  remember: boolean;
}

/** First factors, as the user pool names them. */
export type SignInMethod = 'PASSWORD' | 'PASSWORD_SRP' | 'WEB_AUTHN' | 'EMAIL_OTP' | 'SMS_OTP';

/** Second factors, as the client library names them. */
export type SecondFactor = 'TOTP' | 'EMAIL' | 'SMS';

/**
 * Current step of a login:
 * - `done`: the member is logged in.
 * - `unconfirmed`: the email address must be verified first.
 * - `reset-required`: the password must be reset.
 * - `unsupported`: the user pool requires a step that this site doesn't support.
 * - `new-password`: an invited member chooses a password. `needsNames`: the account lacks a name.
 * - `code`: the member enters six digits. `sentTo` is the masked destination; empty for an authenticator app.
 * - `choose-…`: the member chooses an option; the response is its name.
 * - `set-up-…`: a second factor is required and none is set up. `buildUri` returns the URI for the QR code, labelled
 *   with the studio's name and the account's email address.
 * - `password`: the member enters the password.
 * - `question`: the user pool has a custom challenge. `question` is its text; empty without one.
 */
export type SignInStep =
  | { at: 'done' | 'unconfirmed' | 'reset-required' | 'unsupported' }
  | { at: 'new-password'; needsNames: boolean }
  | { at: 'code'; by: SecondFactor; sentTo: string }
  | { at: 'choose-factor' | 'choose-setup'; factors: readonly SecondFactor[] }
  | { at: 'choose-method'; methods: readonly SignInMethod[] }
  | { at: 'set-up-app'; key: string; buildUri: (email: string, studioName: string) => string }
  | { at: 'set-up-email' | 'password' }
  | { at: 'question'; question: string };

export interface Profile {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  phone: string;
  /** Whether the member has verified the phone number with a code. */
  phoneVerified: boolean;
}

export type ProfileUpdate = Pick<Profile, 'firstName' | 'lastName' | 'title' | 'phone'>;

export type PersonNames = Pick<Profile, 'firstName' | 'lastName'>;

export interface AccountSecurity {
  factors: readonly SecondFactor[];
  /** Second factor that the login asks for first; null when the member chooses at each login. */
  preferred: SecondFactor | null;
  /** Phone number and whether it is verified; null without one. */
  phone: { number: string; verified: boolean } | null;
  /** Second factors that can be enabled. */
  offered: readonly SecondFactor[];
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
export interface AuthEventPage {
  events: AuthEvent[];
  next: string | null;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  /** Whether the passkey is on another device than the browser's, such as a security key or a phone. */
  isExternal: boolean;
}
