import { errors, type JWTPayload, jwtVerify } from 'jose';
import { getIssuer, type Pool } from '../pool.ts';
import { findVerifyingKey, signingAlgorithm } from './signing-keys.ts';

/** What a token says that one of this pool's keys has signed and whose time has not come; else what is wrong with it. */
export async function verifyToken<Claims extends object>(
  pool: Pool,
  token: string,
): Promise<(Claims & JWTPayload) | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify<Claims>(
      token,
      async ({ kid }) => {
        const key = await findVerifyingKey(pool, kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: [signingAlgorithm], issuer: getIssuer(pool.settings), currentDate: pool.now() },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    // Whatever else is thrown, such as by the database, says nothing about the token.
    if (error instanceof errors.JOSEError) return 'invalid';
    throw error;
  }
}
