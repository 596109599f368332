import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { IdentityError } from '../protocol/identity-error.ts';
import {
  areEqualInConstantTime,
  createSrpServerEphemeral,
  isValidPublicValue,
  isValidSrpProof,
  type SrpIdentity,
} from '../users/srp.ts';
import type { ParameterMap } from './challenge.ts';
import { requireParameter } from './require-parameter.ts';

/** State of an SRP exchange until the client's proof. */
export const srpState = z.object({
  ephemeral: z.object({ secret: z.string(), publicValue: z.string() }),
  clientPublicValue: z.string(),
  secretBlock: z.string(),
});
export type SrpState = z.output<typeof srpState>;

/** Begins an SRP exchange. @throws InvalidParameterException when SRP_A is invalid. */
export function startSrp(
  { salt, verifier }: { salt: string; verifier: string },
  parameters: ParameterMap,
): { state: SrpState; show: { SALT: string; SRP_B: string; SECRET_BLOCK: string } } {
  const clientPublicValue = requireParameter(parameters, 'SRP_A');
  if (!isValidPublicValue(clientPublicValue))
    throw new IdentityError('InvalidParameterException', 'SRP_A is not valid.');
  const ephemeral = createSrpServerEphemeral(verifier);
  const secretBlock = randomBytes(32).toString('base64');
  return {
    state: { ephemeral, clientPublicValue, secretBlock },
    show: { SALT: salt, SRP_B: ephemeral.publicValue, SECRET_BLOCK: secretBlock },
  };
}

/**
 * Returns whether the response proves the verifier's password.
 * @throws InvalidParameterException when a parameter is missing.
 */
export function verifySrp(
  name: SrpIdentity,
  verifier: string,
  state: SrpState,
  parameters: ParameterMap,
): boolean {
  const { ephemeral, clientPublicValue, secretBlock } = state;
  const timestamp = requireParameter(parameters, 'TIMESTAMP');
  const signature = requireParameter(parameters, 'PASSWORD_CLAIM_SIGNATURE');
  const returned = Buffer.from(requireParameter(parameters, 'PASSWORD_CLAIM_SECRET_BLOCK'));
  const isSameSecretBlock = areEqualInConstantTime(returned, Buffer.from(secretBlock));
  return (
    isValidSrpProof(name, verifier, ephemeral, { clientPublicValue, secretBlock, timestamp, signature }) &&
    isSameSecretBlock
  );
}
