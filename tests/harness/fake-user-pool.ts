import { randomUUID } from 'node:crypto';
import type { PoolUser, TeamInvitation } from '@studio/server/integrations/identity/port';
import { readTokenGroups } from './read-token-groups.ts';
import type { TestStudio } from './test-studio.ts';

/** In-memory user pool that tests control. */
export interface FakeUserPool {
  /** Adds a user, or changes them. */
  addUser(sub: string, changes?: Partial<PoolUser>): PoolUser;
  /** Removes the user with this `sub`. */
  removeUser(sub: string): void;
  /** Ends the user's sessions: the pool no longer accepts their tokens. */
  endLogins(sub: string): void;
  /** Makes all calls throw this error until `fail(null)`. */
  fail(error: Error | null): void;
  /** Returns the number of user lookups. */
  countRequests(): number;
  /** Invitations so far, the oldest first. */
  readonly invitations: readonly TeamInvitation[];
}

const probeQuery = { name: 'test_anything', text: 'SELECT 1' };

/** Replaces the studio's user pool adapter. */
export function installFakeUserPool(studio: Pick<TestStudio, 'services' | 'database'>): FakeUserPool {
  const people = new Map<string, PoolUser>();
  let failure: Error | null = null;
  let requestCount = 0;
  const invitations: TeamInvitation[] = [];
  /**
   * Groups changed through the API. Before a change, the groups in the token count, since tests issue tokens
   * themselves.
   */
  const changedGroups = new Map<string, readonly string[]>();
  const endedLogins = new Set<string>();
  studio.services.identity = {
    findUser: async (sub) => {
      requestCount++;
      // Detects calls from within a transaction, because this query would then wait for that transaction: the test
      // database has one session.
      await studio.database.run(probeQuery, []);
      if (failure) throw failure;
      return people.get(sub) ?? null;
    },
    findCurrentGroups: async (accessToken, sub) => {
      await studio.database.run(probeQuery, []);
      if (failure) throw failure;
      return endedLogins.has(sub) ? null : (changedGroups.get(sub) ?? readTokenGroups(accessToken));
    },
    listTeam: async () => {
      await studio.database.run(probeQuery, []);
      return [...people.values()].filter(({ groups }) => groups.length > 0);
    },
    invite: async (invitation) => {
      const { email, group } = invitation;
      invitations.push(invitation);
      await studio.database.run(probeQuery, []);
      const existing = [...people.values()].find((person) => person.email === email);
      const person = existing ?? { ...buildUser(randomUUID()), email };
      people.set(person.sub, { ...person, groups: [...new Set([...person.groups, group])] });
      return existing ? 'joined' : 'invited';
    },
    setGroups: async (sub, groups) => {
      await studio.database.run(probeQuery, []);
      const person = people.get(sub);
      if (person) people.set(sub, { ...person, groups });
      changedGroups.set(sub, groups);
    },
  };
  return {
    addUser: (sub, changes = {}) => {
      const person = { ...(people.get(sub) ?? buildUser(sub)), ...changes };
      people.set(sub, person);
      if (changes.groups) changedGroups.delete(sub);
      return person;
    },
    removeUser: (sub) => people.delete(sub),
    endLogins: (sub) => endedLogins.add(sub),
    fail: (error) => {
      failure = error;
    },
    countRequests: () => requestCount,
    invitations,
  };
}

function buildUser(sub: string): PoolUser {
  return {
    sub,
    email: `${sub}@people.example`,
    emailVerified: true,
    firstName: 'Ada',
    lastName: 'Quill',
    title: 'Ms',
    phone: null,
    groups: [],
    enabled: true,
    invited: false,
  };
}
