import { z } from 'zod';
import { defineOperation } from '../protocol/operation.ts';
import { requirePool } from '../protocol/require-pool.ts';
import { rotateSigningKey } from '../tokens/signing-keys.ts';

/**
 * Creates a new signing key. This is an extension: Cognito rotates keys automatically. `SignsFrom` is in epoch seconds.
 */
export const adminRotateSigningKey = defineOperation({
  name: 'AdminRotateSigningKey',
  signed: true,
  request: z.object({ UserPoolId: z.string() }),
  async run(pool, { UserPoolId }) {
    requirePool(pool, UserPoolId);
    const { kid, signsFrom } = await rotateSigningKey(pool);
    return { KeyId: kid, SignsFrom: signsFrom.getTime() / 1000 };
  },
});
