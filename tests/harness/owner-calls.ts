import { randomUUID } from 'node:crypto';
import type { OtherEdit } from '@studio/contracts/error-response';
import type { FakeUserPool } from './fake-user-pool.ts';
import type { TestStudio } from './test-studio.ts';
import type { TestTokens } from './test-tokens.ts';

/** Fields of an error response; absent on success. */
export interface MaybeError {
  ok: boolean;
  code?: string;
  field?: string;
  message?: string;
  otherEdit?: OtherEdit;
}

/**
 * Adds an owner with a name to the studio. Returns a function that makes calls as this owner and waits for the work
 * that they cause.
 */
export async function createOwner(
  studio: TestStudio,
  tokens: TestTokens,
  people: FakeUserPool,
  [firstName, lastName]: readonly [string, string],
) {
  const userId = randomUUID();
  people.addUser(userId, { groups: ['ADMIN'] });
  await studio.sandbox.query(
    `INSERT INTO members (user_id, first_name, last_name, created_at, updated_at) VALUES ($1, $2, $3, now(), now()) RETURNING user_id`,
    [userId, firstName, lastName],
  );
  const call = async <Response = object>(path: string, body: object = {}): Promise<Response & MaybeError> => {
    const browser = studio.visitor().with(await tokens.access(userId, ['ADMIN']));
    const { body: response } = await browser.call(path, body);
    await studio.idle();
    return response as unknown as Response & MaybeError;
  };
  return { userId, call };
}
