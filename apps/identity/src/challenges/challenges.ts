import type { Challenge } from './challenge.ts';
import { devicePasswordVerifier } from './device-password-verifier.ts';
import { deviceSrpAuth } from './device-srp-auth.ts';
import { newPasswordRequired } from './new-password-required.ts';
import { passwordVerifier } from './password-verifier.ts';

/** Every challenge that a sign-in may ask. A further one is written in a file of its own and entered here. */
const all: readonly Challenge[] = [
  devicePasswordVerifier,
  deviceSrpAuth,
  newPasswordRequired,
  passwordVerifier,
];

export const challenges: ReadonlyMap<string, Challenge> = new Map(all.map((one) => [one.name, one]));
