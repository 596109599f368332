import { randomUUID } from 'node:crypto';
import type { PoolUser } from '@studio/server/integrations/identity/port';
import { readTokenGroups } from './read-token-groups.ts';
import type { TestStudio } from './test-studio.ts';

/** The user pool as a list, so that a test says what it knows of whom. */
export interface FakeUserPool {
  /** Adds somebody, or changes what is known of them. */
  know(sub: string, changes?: Partial<PoolUser>): PoolUser;
  /** Nobody has this `sub` any more. */
  forget(sub: string): void;
  /** The logins of somebody end: the pool accepts their tokens no longer. */
  endLogins(sub: string): void;
  /** From now on it throws this instead of answering; null: it answers again. */
  fail(error: Error | null): void;
  /** How often it was asked. */
  asked(): number;
}

const anything = { name: 'test_anything', text: 'SELECT 1' };

/** Puts a list of people behind the studio's door to the user pool. */
export function installFakeUserPool(studio: Pick<TestStudio, 'services' | 'database'>): FakeUserPool {
  const people = new Map<string, PoolUser>();
  let failure: Error | null = null;
  let asked = 0;
  /** Groups that a call of the studio has changed; before that tokens are believed, since tests make them by hand. */
  const changed = new Map<string, readonly string[]>();
  const ended = new Set<string>();
  studio.services.identity = {
    user: async (sub) => {
      asked++;
      // Asked from within a transaction this would never be answered: the tests' database has one session.
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
