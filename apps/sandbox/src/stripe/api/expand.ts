import type { SandboxDatabase } from '../../database.ts';
import { getConfirmationSecret, getInvoicePayments } from '../objects/invoice-payment.ts';
import { findObject, type ObjectKind } from '../objects/object-store.ts';
import { createInvalidRequestError } from './api-error.ts';
import { toListObject } from './list.ts';

const kindOfField: Record<string, ObjectKind> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  customer: 'customer',
  default_payment_method: 'payment_method',
  latest_invoice: 'invoice',
  invoice: 'invoice',
  subscription: 'subscription',
  product: 'product',
  test_clock: 'test_helpers.test_clock',
};

type Fields = Record<string, unknown>;

/**
 * Replaces ids with their objects as `expand[]` requests. Paths have up to four parts, such as
 * `data.latest_charge.refunds`.
 */
export async function expand(db: SandboxDatabase, body: object, paths: string[]): Promise<object> {
  const expanded: Fields = structuredClone(body) as Fields;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4) {
      throw createInvalidRequestError('You cannot expand more than 4 levels of a property.', {
        param: 'expand',
      });
    }
    await expandPath(db, expanded, parts, path);
  }
  return expanded;
}

async function expandPath(db: SandboxDatabase, target: Fields, parts: string[], path: string): Promise<void> {
  const [field = '', ...remaining] = parts;
  if (target.object === 'list' && field === 'data' && Array.isArray(target.data)) {
    for (const item of target.data) await expandPath(db, item as Fields, remaining, path);
    return;
  }
  const value = await loadField(db, target, field, path);
  if (value === null) return;
  target[field] = value;
  // A deleted object has nothing to expand.
  const isDeleted = (value as Fields).deleted === true;
  if (remaining.length > 0 && !isDeleted) await expandPath(db, value as Fields, remaining, path);
}

async function loadField(db: SandboxDatabase, target: Fields, field: string, path: string) {
  if (target.object === 'charge' && field === 'refunds') {
    return toListObject(
      db,
      'refund',
      { charge: String(target.id) },
      { limit: 10 },
      `/v1/charges/${target.id}/refunds`,
    );
  }
  if (target.object === 'invoice' && field === 'payments') return getInvoicePayments(db, target);
  if (target.object === 'invoice' && field === 'confirmation_secret')
    return getConfirmationSecret(db, target);
  const kind = kindOfField[field];
  const current = target[field];
  // A shorter path has already expanded the field.
  if (current && typeof current === 'object') return current;
  if (!kind || current === undefined) {
    throw createInvalidRequestError(`This property cannot be expanded (${field}). (full path: ${path})`, {
      param: 'expand',
    });
  }
  if (typeof current !== 'string') return current;
  const found = await findObject(db, kind, current);
  if (found || kind !== 'customer') return found ?? null;
  return (await findObject(db, 'deleted_customer', current)) ?? null;
}
