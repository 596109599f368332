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
  const { sub } = pool.addUser(randomUUID(), { groups: ['STAFF'] });
  const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));

  const read = (text: string) =>
    callSuccessfully<ReadImportFileResponse>(staff, paths.importRead, buildCsvFile(text));
  const progress = (importId: string) =>
    callSuccessfully<GetImportProgressResponse>(staff, paths.importProgress, { importId });

  /** Uploads a file and runs the import to its end. */
  async function importFile(text: string) {
    const draft = await read(text);
    await callSuccessfully(staff, paths.importRun, toImportInput(draft));
    await studio.idle();
    return { ...draft, ...(await progress(draft.importId)) };
  }

  const personOf = async (email: string) => {
    const [row] = await studio.database.orm.select().from(people).where(eq(people.email, email));
    return row;
  };

  return { studio, tokens, staff, pool, read, progress, importFile, personOf };
}

export type ImportStudio = Awaited<ReturnType<typeof openImportStudio>>;
