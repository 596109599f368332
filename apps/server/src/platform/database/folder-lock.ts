import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The embedded database in ${folder} is in use by process ${pid}. Stop that process, choose another DATA_DIR, ` +
        'or set DATABASE_URL. Several processes can share a PostgreSQL database.',
    );
  }
}

/**
 * Locks the embedded database's folder, because a second process would silently lose acknowledged rows. The lock is a
 * file with this process's id, created exclusively. A lock is replaced only if its process no longer runs, or if it
 * names this process's own id, as after the restart of a container. Returns the function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use.pid');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid !== process.pid && isAlive(pid)) throw new FolderLockedError(folder, pid);
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
