import type { SandboxDatabase } from '../../database.ts';
import type { ApiErrorBody, ErrorCode } from '../objects/api-objects.ts';

/** Fault that the next matching API calls meet. */
export interface Fault {
  /** Number of matching calls left to fail. */
  times: number;
  /** Only calls with this method. */
  method?: 'GET' | 'POST' | 'DELETE';
  /** Only matching paths, for example `/v1/refunds`. A star matches any characters, including slashes. */
  path?: string;
  /** `before`: nothing has happened. `after`: the call is done, only the response is lost. */
  when: 'before' | 'after';
  /** `error` responds with status and type; `timeout` holds the connection; `disconnect` drops it. */
  kind: 'error' | 'timeout' | 'disconnect';
  /** Status of an error. Default: 500. */
  status?: number;
  /** Type of an error. Default: `api_error`. */
  type?: ApiErrorBody['type'];
  code?: ErrorCode;
  message?: string;
  /** Milliseconds that a `timeout` holds the connection. Default: 120,000. */
  holdMs?: number;
  /** Sends `stripe-should-retry`, which the SDK obeys. */
  shouldRetry?: boolean;
}

export interface FaultSettings {
  webhooks: {
    /** Delay of each delivery, in milliseconds. */
    delayMs: number;
    /** Deliveries per event. Normal: 1. */
    copies: number;
    /** Whether simultaneous events arrive in reverse order. */
    reorder: boolean;
    /** Events that are never sent: all, or the listed types. */
    drop: boolean | string[];
  };
  /** Milliseconds until a late refund settles. */
  refundSettleMs: number;
  faults: Fault[];
}

export const defaultFaultSettings: FaultSettings = {
  webhooks: { delayMs: 0, copies: 1, reorder: false, drop: false },
  refundSettleMs: 2000,
  faults: [],
};

/** Returns the fault settings, which all processes on this database share. */
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

/** Takes the fault for the next call to this path, if any. Each fault is taken by exactly one call. */
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
