import { randomBytes, randomUUID } from 'node:crypto';
import { insertMemberIfNew } from '@studio/server/members/store';
import type { QueryExecutor } from '@studio/server/platform/database/database';
import type { Caller } from '@studio/server/platform/http/api-route';

/** Adds a member, with a unique email address by default. Returns their id. */
export async function addMember(database: QueryExecutor, email?: string): Promise<string> {
  const userId = randomUUID();
  const now = new Date();
  const unnamed = { firstName: 'Ada', lastName: null, title: null, phone: null };
  const address = email ?? `${userId}@people.example`;
  await insertMemberIfNew(database, { userId, email: address, ...unnamed, createdAt: now, updatedAt: now });
  return userId;
}

/** Returns a new browser in which a member is logged in. */
export function createMemberCaller(memberId: string): Caller {
  return {
    clientId: randomBytes(16).toString('hex'),
    addressHash: '',
    networkHash: '',
    userAgent: '',
    principal: { userId: memberId, groups: [], authTime: new Date() },
  };
}
