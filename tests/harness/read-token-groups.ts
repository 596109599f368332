import { decodeJwt } from 'jose';

/** Stands in for a user pool that has not issued the tests' tokens: their logins live, and their groups are those they name. */
export async function readTokenGroups(accessToken: string): Promise<readonly string[]> {
  const { 'cognito:groups': groups } = decodeJwt<{ 'cognito:groups'?: string[] }>(accessToken);
  return groups ?? [];
}
