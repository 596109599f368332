import { z } from 'zod';
import { rotateSigningKey } from '../tokens/signing-keys.ts';
import { operation } from '../wire/operation.ts';
import { requirePool } from '../wire/require-pool.ts';

/** Makes a new key for tokens; Cognito does so by itself and has no such operation. `SignsFrom` is in epoch seconds. */
export const adminRotateSigningKey = operation({
  name: 'AdminRotateSigningKey',
  signed: true,
  request: z.object({ UserPoolId: z.string() }),
  async run(pool, { UserPoolId }) {
    requirePool(pool, UserPoolId);
    const { kid, signsFrom } = await rotateSigningKey(pool);
    return { KeyId: kid, SignsFrom: signsFrom.getTime() / 1000 };
  },
});
