import { getSqlState } from './database.ts';

/**
 * What kept the database from doing its work, as far as asking again later can help.
 * - 'away': it was not reached, and nothing was done.
 * - 'in-doubt': it was asked to change something, and the connection ended before it answered.
 * - 'busy': it is there, and has given up waiting for a lock, a connection or an end.
 */
export type DatabaseErrorKind = 'away' | 'in-doubt' | 'busy';

/** States of PostgreSQL's list that are ours to give as well: connections that were not had, that broke, and that broke over a change. */
export const connectionErrorStates = {
  notReached: '08001',
  broken: '08006',
  inDoubt: '08007',
  noneFree: '53300',
} as const;

/** The connection to the database has failed, told with a state of PostgreSQL's list, so that whoever knows that list knows this. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code: string;

  constructor(code: (typeof connectionErrorStates)[keyof typeof connectionErrorStates], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = code;
  }
}

/** Shutting down, starting up, a replica that is no primary any more. */
const awayStates = new Set(['57P01', '57P02', '57P03', '25006']);
/** A lock or a statement that took too long, and a transaction that stood still. */
const busyStates = new Set(['55P03', '57014', '25P03', '57P05']);

/** Null for every other failure. */
export function classifyDatabaseError(error: unknown): DatabaseErrorKind | null {
  const state = getSqlState(error);
  if (state === undefined) return null;
  if (state === connectionErrorStates.inDoubt) return 'in-doubt';
  if (state.startsWith('08') || awayStates.has(state)) return 'away';
  return state.startsWith('53') || busyStates.has(state) ? 'busy' : null;
}
