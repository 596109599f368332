import type { SandboxDatabase } from '../../database.ts';
import type { ApiErrorBody, ErrorCode } from '../objects/api-objects.ts';

/** Fault of the next matching API calls. */
export interface Fault {
  /** Number of matching calls that still fail. */
  times: number;
  /** Method of the calls that fail; undefined for all methods. */
  method?: 'GET' | 'POST' | 'DELETE';
  /**
   * Paths of the calls that fail, such as `/v1/refunds`; undefined for all paths. A star matches any characters,
   * including slashes.
   */
  path?: string;
  /**
   * Time of the fault. `before`: the call changes nothing. `after`: the call is done, and only the response is lost.
   */
  when: 'before' | 'after';
  /** `error` responds with status and type; `timeout` holds the connection open; `disconnect` closes it. */
  kind: 'error' | 'timeout' | 'disconnect';
  /** Status code of an `error`. Default: 500. */
  status?: number;
  /** Type of an `error`. Default: `api_error`. */
  type?: ApiErrorBody['type'];
  code?: ErrorCode;
  message?: string;
  /** Milliseconds that a `timeout` holds the connection open. Default: 120,000. */
  holdMs?: number;
  /** Value of the header `stripe-should-retry`, which the SDK obeys; undefined for no header. */
  shouldRetry?: boolean;
}

export interface FaultSettings {
  webhooks: {
    /** Delay of each delivery, in milliseconds. */
    delayMs: number;
    /** Number of deliveries per event, which is normally 1. */
    copies: number;
    /** Whether events of the same half second arrive in reverse order. */
    reorder: boolean;
    /** Events that are never delivered: all (true), none (false), or the listed types. */
    drop: boolean | string[];
  };
  /** Milliseconds after which a late refund settles. */
  refundSettleMs: number;
  faults: Fault[];
}

export const defaultFaultSettings: FaultSettings = {
  webhooks: { delayMs: 0, copies: 1, reorder: false, drop: false },
  refundSettleMs: 2000,
  faults: [],
};

/** Returns the fault settings, which all processes that use the database share. */
export async function readFaultSettings(db: SandboxDatabase): Promise<FaultSettings> {
  const [row] = await db.query<{ dials: FaultSettings }>('SELECT dials FROM sandbox.stripe_dials');
  return row?.dials ?? defaultFaultSettings;
}

/** Changes the fault settings. Concurrent changes run one after the other. */
export async function updateFaultSettings(
  database: SandboxDatabase,
  change: (settings: FaultSettings) => FaultSettings,
): Promise<FaultSettings> {
  return database.transaction(async (tx) => {
    await tx.query('INSERT INTO sandbox.stripe_dials (dials) VALUES ($1::jsonb) ON CONFLICT DO NOTHING', [
      JSON.stringify(defaultFaultSettings),
    ]);
    const [row] = await tx.query<{ dials: FaultSettings }>(
      'SELECT dials FROM sandbox.stripe_dials FOR UPDATE',
    );
    const settings = change(row?.dials ?? defaultFaultSettings);
    await tx.query('UPDATE sandbox.stripe_dials SET dials = $1::jsonb', [JSON.stringify(settings)]);
    return settings;
  });
}

/**
 * Returns the fault for the next call to a path, or undefined, and counts it down. Concurrent calls never get more
 * faults than are left.
 */
export async function consumeFault(
  database: SandboxDatabase,
  method: string,
  path: string,
): Promise<Fault | undefined> {
  const seen = await readFaultSettings(database);
  if (!seen.faults.some((fault) => matchesCall(fault, method, path))) return undefined;
  let taken: Fault | undefined;
  await updateFaultSettings(database, (settings) => {
    const index = settings.faults.findIndex((fault) => matchesCall(fault, method, path));
    taken = settings.faults[index];
    if (!taken) return settings;
    const remaining = { ...taken, times: taken.times - 1 };
    const faults = settings.faults.toSpliced(index, 1, ...(remaining.times > 0 ? [remaining] : []));
    return { ...settings, faults };
  });
  return taken;
}

function matchesCall(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method !== method) return false;
  if (!fault.path) return true;
  const pattern = fault.path.split('*').map(escapeForPattern).join('.+');
  return new RegExp(`^${pattern}$`).test(path);
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}
