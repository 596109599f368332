import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isProven, isUsable, makeOffer, type SrpName, sameBytes } from '../users/srp.ts';
import { IdentityError } from '../wire/identity-error.ts';
import type { Parameters } from './challenge.ts';
import { parameter } from './parameter.ts';

/** What is kept of an exchange until the client proves itself. */
export const srpState = z.object({
  offer: z.object({ secret: z.string(), shown: z.string() }),
  clientShown: z.string(),
  secretBlock: z.string(),
});
export type SrpState = z.output<typeof srpState>;

/** Begins to prove a password. @throws InvalidParameterException when SRP_A is none. */
export function beginSrp(
  { salt, verifier }: { salt: string; verifier: string },
  given: Parameters,
): { state: SrpState; show: { SALT: string; SRP_B: string; SECRET_BLOCK: string } } {
  const clientShown = parameter(given, 'SRP_A');
  if (!isUsable(clientShown)) throw new IdentityError('InvalidParameterException', 'SRP_A is not valid.');
  const offer = makeOffer(verifier);
  const secretBlock = randomBytes(32).toString('base64');
  return {
    state: { offer, clientShown, secretBlock },
    show: { SALT: salt, SRP_B: offer.shown, SECRET_BLOCK: secretBlock },
  };
}

/** Whether the answer proves the password of the verifier. @throws InvalidParameterException when it is not whole. */
export function endSrp(name: SrpName, verifier: string, state: SrpState, given: Parameters): boolean {
  const { offer, clientShown, secretBlock } = state;
  const timestamp = parameter(given, 'TIMESTAMP');
  const signature = parameter(given, 'PASSWORD_CLAIM_SIGNATURE');
  const returned = Buffer.from(parameter(given, 'PASSWORD_CLAIM_SECRET_BLOCK'));
  const fits = sameBytes(returned, Buffer.from(secretBlock));
  return isProven(name, verifier, offer, { clientShown, secretBlock, timestamp, signature }) && fits;
}
