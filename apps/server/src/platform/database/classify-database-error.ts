import { getSqlState } from './database.ts';

/**
 * Reason why the database couldn't do its work, if a retry may help.
 * - 'unavailable': the database was unreachable, and nothing was done.
 * - 'in-doubt': the connection ended before it confirmed a change, which may or may not have happened.
 * - 'busy': the database is reachable, but lacks connections, memory or disk space, or a statement, lock or session
 *   timed out.
 */
export type DatabaseErrorKind = 'unavailable' | 'in-doubt' | 'busy';

/** Standard SQLSTATEs that this server sets itself: unreachable, broken, broken during a change, no free connection. */
export const connectionErrorStates = {
  notReached: '08001',
  broken: '08006',
  inDoubt: '08007',
  noneFree: '53300',
} as const;

/**
 * Error: the database connection failed. Its code is a standard SQLSTATE, so code that handles SQLSTATEs also handles
 * this error.
 */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code: string;

  constructor(code: (typeof connectionErrorStates)[keyof typeof connectionErrorStates], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = code;
  }
}

/** SQLSTATEs of an unavailable database: shutdown, startup, and a read-only replica that was the primary. */
const unavailableStates = new Set(['57P01', '57P02', '57P03', '25006']);
/** SQLSTATEs of timeouts: of a lock, a statement, an idle transaction and an idle session. */
const busyStates = new Set(['55P03', '57014', '25P03', '57P05']);

/** Returns why the database couldn't do its work; null for every other error. */
export function classifyDatabaseError(error: unknown): DatabaseErrorKind | null {
  const state = getSqlState(error);
  if (state === undefined) return null;
  if (state === connectionErrorStates.inDoubt) return 'in-doubt';
  if (state.startsWith('08') || unavailableStates.has(state)) return 'unavailable';
  return state.startsWith('53') || busyStates.has(state) ? 'busy' : null;
}
