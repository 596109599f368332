import { randomBytes, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { createIdentityService, type Identity } from '@studio/identity/identity';
import type { AccountEmail } from '@studio/identity/messages/account-email';
import type { AccountSms } from '@studio/identity/messages/account-sms';
import { enqueueEmail, enqueueSms } from '@studio/identity/messages/enqueue-message';
import { authSessions } from '@studio/identity/tokens/tables';
import { users } from '@studio/identity/users/tables';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getMigratedDump } from '../harness/migrated-database.ts';

describe('the background jobs of the user pool', () => {
  const pglite = new PGlite({ loadDataDir: getMigratedDump() });
  const delivered: AccountEmail[] = [];
  const tries: AccountSms[] = [];
  const texted: AccountSms[] = [];
  let identity: Identity;

  beforeAll(async () => {
    identity = await createIdentityService({
      connection: { pglite },
      settings: {
        userPoolId: 'us-east-1_MilesTest',
        clientId: 'a-client',
        endpoint: 'http://localhost/idp/',
        administrator: { accessKeyId: 'a', secretAccessKey: 'b' },
        limits: false,
      },
      encryptionKeys: [randomBytes(32).toString('base64')],
      deliverEmail: async (email) => {
        delivered.push(email);
      },
      // The SMS service fails the first time: emails don't wait for it.
      deliverSms: async (sms) => {
        tries.push(sms);
        if (tries.length === 1) throw new Error('The service is away.');
        texted.push(sms);
      },
      log: Fastify().log,
    });
  });
  afterAll(() => pglite.close());

  it('send queued messages and purge expired records until they are stopped', { tags: 'long' }, async () => {
    const { pool } = identity;
    const email = { kind: 'password-changed', to: 'amara@example.com', firstName: null } as const;
    const sms = { kind: 'sign-in', to: '+447700900123', code: '048291', minutes: 10 } as const;
    await enqueueSms(pool, pool.database, sms);
    await enqueueEmail(pool, pool.database, email);
    const session = (idHash: string, hoursAgo: number) => {
      const expiresAt = new Date(Date.now() - hoursAgo * 3_600_000);
      return { idHash, challenge: 'PASSWORD_VERIFIER', encryptedState: '', expiresAt };
    };
    await pool.database.insert(authSessions).values([session('ended long ago', 25), session('ended now', 0)]);
    const aWeekAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
    await pool.database.insert(users).values({
      sub: randomUUID(),
      email: 'never@example.com',
      status: 'UNCONFIRMED',
      attributes: {},
      salt: '',
      encryptedVerifier: '',
      tokensValidFrom: aWeekAgo,
      createdAt: aWeekAgo,
      changedAt: aWeekAgo,
    });
    const work = identity.startWork();
    await vi.waitFor(async () => {
      expect(delivered).toEqual([email]);
      expect(texted).toEqual([sms]);
      expect((await pool.database.select().from(authSessions)).map(({ idHash }) => idHash)).toEqual([
        'ended now',
      ]);
      expect(await pool.database.select().from(users)).toEqual([]);
    }, 20_000);
    await work.stop();
    await enqueueEmail(pool, pool.database, email);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(delivered).toHaveLength(1);
  });

  it('end when they are stopped during a run, without waiting for the next one', async () => {
    // Otherwise stopping would wait until the next purge, a day later.
    await expect(identity.startWork().stop()).resolves.toBeUndefined();
  });
});
