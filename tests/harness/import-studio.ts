import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetImportProgressResponse, ReadImportFileResponse } from '@studio/contracts/staff-import';
import { people } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { callSuccessfully } from './call-api.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

export const buildCsvFile = (text: string) => ({
  fileName: 'clients.csv',
  content: Buffer.from(text).toString('base64'),
});
export const toImportInput = ({ importId, columns, options }: ReadImportFileResponse) => ({
  importId,
  columns,
  options,
});

/** Opens a studio whose staff import people. */
export async function openImportStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const pool = installFakeUserPool(studio);
  const logIn = async (group: 'STAFF' | 'ADMIN') => {
    const { sub } = pool.addUser(randomUUID(), { groups: [group] });
    return studio.visitor().with(await tokens.access(sub, [group]));
  };
  const team = { staff: await logIn('STAFF'), owner: await logIn('ADMIN') };

  const read = (text: string) =>
    callSuccessfully<ReadImportFileResponse>(team.staff, paths.importRead, buildCsvFile(text));
  const progress = (importId: string) =>
    callSuccessfully<GetImportProgressResponse>(team.staff, paths.importProgress, { importId });

  /** Uploads a file and runs the import to its end. */
  async function importFile(text: string) {
    const draft = await read(text);
    await callSuccessfully(team.staff, paths.importRun, toImportInput(draft));
    await studio.idle();
    return { ...draft, ...(await progress(draft.importId)) };
  }

  /** Undoes an import to its end. */
  async function undoImport(importId: string) {
    await callSuccessfully(team.staff, paths.importUndo, { importId });
    await studio.idle();
    return progress(importId);
  }

  /** Logs the team in again, after the clock has moved. */
  async function logInAgain(): Promise<void> {
    team.staff = await logIn('STAFF');
    team.owner = await logIn('ADMIN');
  }

  const personOf = async (email: string) => {
    const [row] = await studio.database.orm.select().from(people).where(eq(people.email, email));
    return row;
  };

  return Object.assign(team, {
    studio,
    tokens,
    pool,
    read,
    progress,
    importFile,
    undoImport,
    logInAgain,
    personOf,
  });
}

export type ImportStudio = Awaited<ReturnType<typeof openImportStudio>>;
