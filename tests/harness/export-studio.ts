import { randomUUID } from 'node:crypto';
import type { ExportChunk } from '@studio/contracts/staff-export';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { callSuccessfully } from './call-api.ts';
import { createClass } from './create-class.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { parseCsvRecords } from './parse-csv.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

type Row = Record<string, string>;

/** Opens a studio with two owners and a staff member. */
export async function openExportStudio() {
  const studio = await openTestStudio({ now: '2026-11-23T09:00:00Z' });
  const tokens = await trustTestKey(studio);
  const pool = installFakeUserPool(studio);
  const logInAs = async (group: string) => {
    const { sub } = pool.addUser(randomUUID());
    return { sub, visitor: studio.visitor().with(await tokens.access(sub, [group])) };
  };
  const { sub: ownerId, visitor: owner } = await logInAs('ADMIN');
  const other = (await logInAs('ADMIN')).visitor;
  const staff = (await logInAs('STAFF')).visitor;

  /** Returns all chunks of an export, and the parsed file. */
  async function exportAll(path: string, input: object): Promise<{ pieces: ExportChunk[]; rows: Row[] }> {
    const pieces: ExportChunk[] = [];
    let cursor: string | null = null;
    do {
      const chunk: ExportChunk = await callSuccessfully(owner, path, { ...input, cursor });
      pieces.push(chunk);
      cursor = chunk.cursor;
    } while (cursor);
    const file = pieces.map(({ csv }) => csv).join('');
    return { pieces, rows: parseCsvRecords(file) };
  }

  const logged = async (subjectId: string) =>
    (await studio.database.orm.select().from(audit).where(eq(audit.subjectId, subjectId))).map(
      ({ actor, subject, action, detail }) => ({ actor, subject, action, detail }),
    );
  const at = (instant: string) => createClass(studio.database, { startsAt: new Date(instant) });

  return { studio, owner, other, staff, ownerId, tokens, pool, exportAll, logged, at };
}

export type ExportStudio = Awaited<ReturnType<typeof openExportStudio>>;
