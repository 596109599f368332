import { errors, type JWTPayload, jwtVerify } from 'jose';
import { getIssuer, type Pool } from '../pool.ts';
import { findVerifyingKey, signingAlgorithm } from './signing-keys.ts';

/** Returns the claims of a valid token that this user pool signed, or why the token is invalid. */
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
    // Other errors, such as those of the database, say nothing about the token.
    if (error instanceof errors.JOSEError) return 'invalid';
    throw error;
  }
}
