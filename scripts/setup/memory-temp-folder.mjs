import { accessSync, constants, statfsSync } from 'node:fs';

/** Folder that Linux keeps in memory. */
const memoryFolder = '/dev/shm';
/** Required free space in bytes: several times what the tests' databases, servers and browsers store at once. */
const requiredBytes = 4 * 1024 ** 3;

/**
 * Returns an environment with temporary files in memory, if the machine has enough. Empty otherwise, or if TMPDIR is
 * set. In memory, PostgreSQL copies a database of 415 tables in 20 ms, on disk in 450 ms.
 *
 * @returns {{ TMPDIR?: string }}
 */
export function getMemoryTempEnvironment() {
  return process.env.TMPDIR || bytesFreeIn(memoryFolder) < requiredBytes ? {} : { TMPDIR: memoryFolder };
}

/** @param {string} folder */
function bytesFreeIn(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
