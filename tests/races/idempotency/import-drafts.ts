import { paths } from '@studio/contracts/paths';
import type { ReadImportFileResponse } from '@studio/contracts/staff-import';
import { waitUntil } from '../harness/wait-until.ts';
import type { TwoServerTestBed } from './two-server-test-bed.ts';

/** Uploads a file with one person and four sessions. */
export async function uploadDraft({ staff }: TwoServerTestBed, nonce: string) {
  const email = `${nonce}@import.example`;
  const content = Buffer.from(`Name,Email,Credits left\nUma Reed,${email},4\n`).toString('base64');
  const read = await staff.done<ReadImportFileResponse>(paths.importRead, { fileName: 'f.csv', content });
  const { importId, columns, options } = read;
  return { email, importId, input: { importId, columns, options } };
}

/** Waits for an import, which runs in the background after the response. */
export const waitForImport = ({ column }: TwoServerTestBed, importId: string, status: 'DONE' | 'UNDONE') =>
  waitUntil(`the import is ${status}`, async () => {
    const [found] = await column('SELECT status FROM imports WHERE id = $1', importId);
    return found === status;
  });
