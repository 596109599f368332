import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import { outbox } from '@studio/server/platform/database/tables';
import { enqueueEmail } from '@studio/server/platform/emails/outbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requeueEmails } from '../../scripts/backup/requeue-emails.mjs';
import { createDatabase } from './harness/create-database.ts';

/** Fake pg_dump, which isn't installed on every test machine: reports a new version and writes the requested file. */
const program = `#!/bin/sh
[ "$1" = --version ] && echo 'pg_dump (PostgreSQL) 99.0' && exit
for word; do case $word in --file=*) echo everything > "\${word#--file=}" ;; esac; done
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backing-up-'));
  writeFileSync(path.join(folder, 'pg_dump'), program, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a backup is readable only by its owner, even when the previous one was not', async () => {
  const file = path.join(folder, 'tonight.dump');
  for (const before of [file, `${file}.unfinished`]) writeFileSync(before, 'before', { mode: 0o644 });
  const env = { PATH: `${folder}:${process.env.PATH}`, DATABASE_URL: await createDatabase() };
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `umask 000; exec ${process.execPath} scripts/backup.mjs ${file}`],
    {
      encoding: 'utf8',
      env,
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(file, 'utf8')).toBe('everything\n');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

it('emails queued at the time of the backup are sent again after a restore, others are not', async () => {
  const url = await createDatabase();
  await migratePostgres(url);
  const database = openPostgres(url, 2);
  try {
    const now = new Date();
    const states = {
      queued: { queuedAt: now },
      sent: { queuedAt: now, sentAt: now },
      dropped: { queuedAt: now, dropReason: 'refused' },
      fresh: { queuedAt: null },
    };
    for (const [name, state] of Object.entries(states)) {
      const order = { kind: 'booking-confirmed' as const, branchId: name, subject: { orderId: '' } };
      await enqueueEmail(database, order, now, 'studio');
      await database.orm.update(outbox).set(state).where(eq(outbox.branchId, name));
    }
    expect(await requeueEmails(url)).toBe(1);
    const rows = await database.orm.select().from(outbox);
    const waiting = rows.filter(({ queuedAt }) => queuedAt === null).map(({ branchId }) => branchId);
    expect(waiting.toSorted()).toEqual(['fresh', 'queued']);
  } finally {
    await database.close();
  }
});
