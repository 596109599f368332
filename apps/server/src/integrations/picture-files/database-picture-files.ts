import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PictureFiles } from './port.ts';
import { pictureFiles } from './tables.ts';

/** Stores pictures in the database, so that several processes share them and a backup of the database contains them. */
export function createDatabasePictureFiles(database: Database, branchId: string, clock: Clock): PictureFiles {
  return {
    async save(hash, files) {
      const storedAt = clock.now();
      await database.orm
        .insert(pictureFiles)
        .values(files.map(({ name, bytes }) => ({ branchId, hash, name, bytes, storedAt })))
        .onConflictDoUpdate({
          target: [pictureFiles.branchId, pictureFiles.hash, pictureFiles.name],
          set: { storedAt },
        });
    },
    async read(hash, name) {
      const [file] = await database.orm
        .select({ bytes: pictureFiles.bytes })
        .from(pictureFiles)
        .where(
          and(eq(pictureFiles.branchId, branchId), eq(pictureFiles.hash, hash), eq(pictureFiles.name, name)),
        );
      return file ? Buffer.from(file.bytes) : null;
    },
    async purge(used, before) {
      const unused = used.size > 0 ? notInArray(pictureFiles.hash, [...used]) : undefined;
      const deleted = await database.orm
        .delete(pictureFiles)
        .where(and(eq(pictureFiles.branchId, branchId), lt(pictureFiles.storedAt, before), unused))
        .returning({ hash: pictureFiles.hash });
      return new Set(deleted.map(({ hash }) => hash)).size;
    },
  };
}
