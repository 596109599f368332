import type { SandboxDatabase } from '../../database.ts';
import type { ApiErrorBody, ErrorCode } from '../objects/api-objects.ts';

/** One way the next API calls go wrong. */
export interface Fault {
  /** How many matching calls are left to go wrong. */
  times: number;
  /** Only calls with this method. */
  method?: 'GET' | 'POST' | 'DELETE';
  /** Only paths matching this, for example `/v1/refunds`; a star stands for any letters, also slashes. */
  path?: string;
  /** `before`: nothing has happened. `after`: it has been done, only the answer goes missing. */
  when: 'before' | 'after';
  /** `error` answers with status and type; `timeout` holds the line; `disconnect` drops it. */
  kind: 'error' | 'timeout' | 'disconnect';
  /** Of an error; 500 unless told. */
  status?: number;
  /** Of an error; `api_error` unless told. */
  type?: ApiErrorBody['type'];
  code?: ErrorCode;
  message?: string;
  /** How long a `timeout` holds the line, in milliseconds; 120 000 unless told. */
  holdMs?: number;
  /** Sends `stripe-should-retry`, which the SDK obeys. */
  shouldRetry?: boolean;
}

export interface FaultSettings {
  webhooks: {
    /** Added to each delivery, in milliseconds. */
    delayMs: number;
    /** Deliveries of each event; 1 is normal. */
    copies: number;
    /** Events of the same moment arrive last first. */
    reorder: boolean;
    /** Events that are never sent: all, or those of the listed types. */
    drop: boolean | string[];
  };
  /** How long a refund takes to reach its late end, in milliseconds. */
  refundSettleMs: number;
  faults: Fault[];
}

export const defaultFaultSettings: FaultSettings = {
  webhooks: { delayMs: 0, copies: 1, reorder: false, drop: false },
  refundSettleMs: 2000,
  faults: [],
};

/** The dials as all processes on this database see them. */
export async function readFaultSettings(db: SandboxDatabase): Promise<FaultSettings> {
  const [row] = await db.query<{ dials: FaultSettings }>('SELECT dials FROM sandbox.stripe_dials');
  return row?.dials ?? defaultFaultSettings;
}

/** Changes the dials; one change at a time. */
export async function updateFaultSettings(
  database: SandboxDatabase,
  change: (dials: FaultSettings) => FaultSettings,
): Promise<FaultSettings> {
  return database.transaction(async (tx) => {
    await tx.query('INSERT INTO sandbox.stripe_dials (dials) VALUES ($1::jsonb) ON CONFLICT DO NOTHING', [
      JSON.stringify(defaultFaultSettings),
    ]);
    const [row] = await tx.query<{ dials: FaultSettings }>(
      'SELECT dials FROM sandbox.stripe_dials FOR UPDATE',
    );
    const dials = change(row?.dials ?? defaultFaultSettings);
    await tx.query('UPDATE sandbox.stripe_dials SET dials = $1::jsonb', [JSON.stringify(dials)]);
    return dials;
  });
}

/** Takes the fault that the next call to this path meets, if any; each is taken by exactly one call. */
export async function consumeFault(
  database: SandboxDatabase,
  method: string,
  path: string,
): Promise<Fault | undefined> {
  const seen = await readFaultSettings(database);
  if (!seen.faults.some((fault) => meets(fault, method, path))) return undefined;
  let taken: Fault | undefined;
  await updateFaultSettings(database, (dials) => {
    const index = dials.faults.findIndex((fault) => meets(fault, method, path));
    taken = dials.faults[index];
    if (!taken) return dials;
    const left = { ...taken, times: taken.times - 1 };
    const faults = dials.faults.toSpliced(index, 1, ...(left.times > 0 ? [left] : []));
    return { ...dials, faults };
  });
  return taken;
}

function meets(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method !== method) return false;
  if (!fault.path) return true;
  const pattern = fault.path.split('*').map(escapeForPattern).join('.+');
  return new RegExp(`^${pattern}$`).test(path);
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}
