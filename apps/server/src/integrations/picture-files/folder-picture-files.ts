import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { PictureFiles } from './port.ts';

/** Matches the names of picture folders, and of temporary folders that a process left behind. */
const ownFolder = /^(?:[0-9a-f]{32}|\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Stores pictures in a folder that all processes share. Writes a picture into a temporary folder and renames that, so
 * that a process that dies never leaves half a picture behind.
 */
export function createFolderPictureFiles(root: string, clock: Clock): PictureFiles {
  return {
    async save(hash, files) {
      const folder = join(root, hash);
      const now = clock.now();
      const incomplete = join(root, `.${randomUUID()}`);
      await mkdir(incomplete, { recursive: true });
      try {
        for (const { name, bytes } of files) await writeFile(join(incomplete, name), bytes);
        await utimes(incomplete, now, now);
        await rename(incomplete, folder);
      } catch (error) {
        await rm(incomplete, { recursive: true, force: true });
        // The picture is already stored.
        if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error;
        await utimes(folder, now, now);
      }
    },
    async read(hash, name) {
      try {
        return await readFile(join(root, hash, name));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async purge(used, before) {
      const folders = await readdir(root).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      });
      let purged = 0;
      // The folder may also contain other files, such as one that an administrator put there.
      const own = folders.filter((folder) => ownFolder.test(folder));
      for (const name of own.filter((folder) => !used.has(folder))) {
        const { mtime } = await stat(join(root, name));
        if (mtime >= before) continue;
        await rm(join(root, name), { recursive: true, force: true });
        purged += 1;
      }
      return purged;
    },
  };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
