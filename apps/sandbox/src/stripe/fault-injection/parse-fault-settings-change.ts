import type { SubscriptionTimeAdvance } from '../billing/advance-subscriptions.ts';
import type { Fault, FaultSettings } from './fault-settings.ts';

export interface FaultSettingsChange {
  /** Whether to reset all settings before the rest of the change applies. */
  reset: boolean;
  webhooks: Partial<FaultSettings['webhooks']>;
  refundSettleMs: number | undefined;
  /** Faults to add to the pending ones. */
  faults: Fault[];
  /** Whether to deliver delayed webhooks now. */
  releaseWebhooks: boolean;
  /** Whether to deliver dropped webhooks now. */
  resendDropped: boolean;
  /** Whether to settle late refunds now. */
  settleRefunds: boolean;
  /** Step by which to advance subscriptions now; undefined to advance none. */
  moveOn: SubscriptionTimeAdvance | undefined;
}

const errorTypes: NonNullable<Fault['type']>[] = [
  'api_error',
  'card_error',
  'idempotency_error',
  'invalid_request_error',
];

type Unknown = Record<string, unknown>;

const knownNames = [
  'reset',
  'webhooks',
  'refundSettleMs',
  'faults',
  'fail',
  'releaseWebhooks',
  'resendDropped',
  'settleRefunds',
  'moveOn',
];

/** Parses the body of `POST /dials`. Returns an error message when the body is invalid. */
export function parseFaultSettingsChange(body: unknown): FaultSettingsChange | string {
  if (!isObject(body)) return 'Send a JSON object.';
  const extra = Object.keys(body).find((name) => !knownNames.includes(name));
  if (extra) return `Unknown setting "${extra}". Use one of: ${knownNames.join(', ')}.`;
  const webhooks = readWebhooks(body.webhooks ?? {});
  if (typeof webhooks === 'string') return webhooks;
  const faults: Fault[] = [];
  for (const each of [body.faults ?? [], body.fail ?? []].flat()) {
    const fault = readFault(each);
    if (typeof fault === 'string') return fault;
    faults.push(fault);
  }
  if (body.refundSettleMs !== undefined && !isCount(body.refundSettleMs)) {
    return 'refundSettleMs must be a number of milliseconds.';
  }
  const moveOn = readMoveOn(body.moveOn);
  if (typeof moveOn === 'string') return moveOn;
  return {
    reset: body.reset === true,
    webhooks,
    refundSettleMs: body.refundSettleMs as number | undefined,
    faults,
    releaseWebhooks: body.releaseWebhooks === true,
    resendDropped: body.resendDropped === true,
    settleRefunds: body.settleRefunds === true,
    moveOn,
  };
}

/**
 * Parses the step by which to advance subscriptions: `"month"`, or `{ "by": "renewal", "email": "…" }` for one
 * customer.
 */
function readMoveOn(value: unknown): SubscriptionTimeAdvance | string | undefined {
  if (value === undefined) return undefined;
  const { by, email, ...extra } = isObject(value) ? value : { by: value, email: undefined };
  const isKnownStep = by === 'month' || by === 'renewal' || by === 'retry';
  if (!isKnownStep || Object.keys(extra).length > 0) {
    return 'moveOn must be "month", "renewal" or "retry", or an object with by and email.';
  }
  if (email !== undefined && typeof email !== 'string') return 'moveOn.email must be an email address.';
  return email === undefined ? { by } : { by, email };
}

function readWebhooks(value: unknown): Partial<FaultSettings['webhooks']> | string {
  if (!isObject(value)) return 'webhooks must be an object.';
  const { delayMs, copies, reorder, drop, ...extra } = value;
  if (Object.keys(extra).length > 0) return 'webhooks can contain only delayMs, copies, reorder and drop.';
  if (delayMs !== undefined && !isCount(delayMs)) return 'webhooks.delayMs must be a number of milliseconds.';
  if (copies !== undefined && (!isCount(copies) || copies < 1 || copies > 20)) {
    return 'webhooks.copies must be 1 to 20.';
  }
  if (reorder !== undefined && typeof reorder !== 'boolean') return 'webhooks.reorder must be true or false.';
  const isList = Array.isArray(drop) && drop.every((type) => typeof type === 'string');
  if (drop !== undefined && typeof drop !== 'boolean' && !isList) {
    return 'webhooks.drop must be true, false or a list of event types.';
  }
  return value as Partial<FaultSettings['webhooks']>;
}

function readFault(value: unknown): Fault | string {
  if (!isObject(value)) return 'A fault must be an object.';
  const { times = 1, when = 'before', kind = 'error', status, type, holdMs } = value;
  if (!isCount(times) || times < 1) return 'times must be 1 or more.';
  if (when !== 'before' && when !== 'after') return 'when must be "before" or "after".';
  if (kind !== 'error' && kind !== 'timeout' && kind !== 'disconnect') {
    return 'kind must be error, timeout or disconnect.';
  }
  if (status !== undefined && (!isCount(status) || status < 400 || status > 599)) {
    return 'status must be 400 to 599.';
  }
  if (type !== undefined && !errorTypes.some((each) => each === type)) {
    return `type must be one of ${errorTypes.join(', ')}.`;
  }
  if (holdMs !== undefined && !isCount(holdMs)) return 'holdMs must be a number of milliseconds.';
  return { ...value, times, when, kind } as Fault;
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
