import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  modPow,
  modPowOfGenerator,
  srpGenerator,
  srpPrime,
  toBigInt,
  toPaddedBytes,
} from '@studio/identity/users/mod-pow';

/** Parameters of the user pool's challenge for USER_SRP_AUTH. */
export interface SrpChallenge {
  SALT: string;
  SRP_B: string;
  SECRET_BLOCK: string;
  USER_ID_FOR_SRP: string;
}

const hash = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const multiplier = toBigInt(hash(toPaddedBytes(srpPrime), toPaddedBytes(srpGenerator)));
const timestamp = 'Fri Nov 20 20:10:18 UTC 2026';

/** Creates the browser's side of SRP. Computes the same as the official library, but as fast as the server does. */
export function createSrpClient(poolName: string) {
  const secret = toBigInt(randomBytes(32));
  const shown = modPowOfGenerator(secret);
  return {
    SRP_A: shown.toString(16),
    /** Returns the response to PASSWORD_VERIFIER. */
    answer(to: SrpChallenge, password: string): Record<string, string> {
      const id = to.USER_ID_FOR_SRP;
      const serverPublic = BigInt(`0x${to.SRP_B}`);
      const scramble = toBigInt(hash(toPaddedBytes(shown), toPaddedBytes(serverPublic)));
      const salted = hash(
        toPaddedBytes(BigInt(`0x${to.SALT}`)),
        hash(Buffer.from(`${poolName}${id}:${password}`)),
      );
      const base =
        (serverPublic - ((multiplier * modPowOfGenerator(toBigInt(salted))) % srpPrime) + srpPrime) %
        srpPrime;
      const shared = modPow(base, secret + scramble * toBigInt(salted));
      const key = hkdfSync(
        'sha256',
        toPaddedBytes(shared),
        toPaddedBytes(scramble),
        'Caldera Derived Key',
        16,
      );
      const signature = createHmac('sha256', Buffer.from(key))
        .update(poolName + id)
        .update(Buffer.from(to.SECRET_BLOCK, 'base64'))
        .update(timestamp)
        .digest('base64');
      return {
        USERNAME: id,
        PASSWORD_CLAIM_SECRET_BLOCK: to.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      };
    },
  };
}
