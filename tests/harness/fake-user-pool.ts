import { randomUUID } from 'node:crypto';
import type { PoolUser } from '@studio/server/integrations/identity/port';
import { readTokenGroups } from './read-token-groups.ts';
import type { TestStudio } from './test-studio.ts';

/** In-memory user pool that tests control. */
export interface FakeUserPool {
  /** Adds a user, or changes them. */
  know(sub: string, changes?: Partial<PoolUser>): PoolUser;
  /** Removes the user with this `sub`. */
  forget(sub: string): void;
  /** Ends the user's sessions: the pool no longer accepts their tokens. */
  endLogins(sub: string): void;
  /** Makes all calls throw this error; null restores them. */
  fail(error: Error | null): void;
  /** Returns the number of user lookups. */
  asked(): number;
}

const anything = { name: 'test_anything', text: 'SELECT 1' };

/** Replaces the studio's user pool adapter. */
export function installFakeUserPool(studio: Pick<TestStudio, 'services' | 'database'>): FakeUserPool {
  const people = new Map<string, PoolUser>();
  let failure: Error | null = null;
  let asked = 0;
  /**
   * Groups changed through the API. Before a change, the groups in the token count, since tests issue tokens
   * themselves.
   */
  const changed = new Map<string, readonly string[]>();
  const ended = new Set<string>();
  studio.services.identity = {
    user: async (sub) => {
      asked++;
      // Detects calls from within a transaction: the test database has one session, so this would deadlock.
      await studio.database.run(anything, []);
      if (failure) throw failure;
      return people.get(sub) ?? null;
    },
    currentGroups: async (accessToken, sub) => {
      await studio.database.run(anything, []);
      if (failure) throw failure;
      return ended.has(sub) ? null : (changed.get(sub) ?? readTokenGroups(accessToken));
    },
    team: async () => {
      await studio.database.run(anything, []);
      return [...people.values()].filter(({ groups }) => groups.length > 0);
    },
    invite: async (email, group) => {
      await studio.database.run(anything, []);
      const known = [...people.values()].find((person) => person.email === email);
      const person = known ?? { ...stranger(randomUUID()), email };
      people.set(person.sub, { ...person, groups: [...new Set([...person.groups, group])] });
      return known ? 'joined' : 'invited';
    },
    setGroups: async (sub, groups) => {
      await studio.database.run(anything, []);
      const person = people.get(sub);
      if (person) people.set(sub, { ...person, groups });
      changed.set(sub, groups);
    },
  };
  return {
    know: (sub, changes = {}) => {
      const person = { ...(people.get(sub) ?? stranger(sub)), ...changes };
      people.set(sub, person);
      if (changes.groups) changed.delete(sub);
      return person;
    },
    forget: (sub) => people.delete(sub),
    endLogins: (sub) => ended.add(sub),
    fail: (error) => {
      failure = error;
    },
    asked: () => asked,
  };
}

function stranger(sub: string): PoolUser {
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
