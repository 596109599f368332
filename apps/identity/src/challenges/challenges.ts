import type { Challenge } from './challenge.ts';
import { customChallenge } from './custom-challenge.ts';
import { devicePasswordVerifier } from './device-password-verifier.ts';
import { deviceSrpAuth } from './device-srp-auth.ts';
import { emailOtp } from './email-otp.ts';
import { mfaSetup } from './mfa-setup.ts';
import { newPasswordRequired } from './new-password-required.ts';
import { passwordVerifier } from './password-verifier.ts';
import { selectChallenge } from './select-challenge.ts';
import { selectMfaType } from './select-mfa-type.ts';
import { smsMfa } from './sms-mfa.ts';
import { smsOtp } from './sms-otp.ts';
import { softwareTokenMfa } from './software-token-mfa.ts';
import { webAuthn } from './web-authn.ts';

/** All challenges of sign-ins. Add a new one in its own file and list it here. */
const all: readonly Challenge[] = [
  customChallenge,
  devicePasswordVerifier,
  deviceSrpAuth,
  emailOtp,
  mfaSetup,
  newPasswordRequired,
  passwordVerifier,
  selectChallenge,
  selectMfaType,
  smsMfa,
  smsOtp,
  softwareTokenMfa,
  webAuthn,
];

export const challenges: ReadonlyMap<string, Challenge> = new Map(
  all.map((challenge) => [challenge.name, challenge]),
);
