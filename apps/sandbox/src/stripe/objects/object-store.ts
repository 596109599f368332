import type { SandboxDatabase } from '../../database.ts';
import { createMissingResourceError } from '../api/api-error.ts';
import type {
  Charge,
  Customer,
  DeletedCustomer,
  Dispute,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Refund,
  SetupIntent,
  StripeEvent,
  Subscription,
  TestClock,
} from './api-objects.ts';

/** Stored objects by kind, with the SDK's types. */
export interface StoredObjects {
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  customer: Customer;
  deleted_customer: DeletedCustomer & { created: number };
  setup_intent: SetupIntent;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  'test_helpers.test_clock': TestClock;
  event: StripeEvent;
}
export type ObjectKind = keyof StoredObjects;

interface Links {
  payment_intent?: unknown;
  charge?: unknown;
  customer?: unknown;
  type?: unknown;
}

/** Inserts an object. The API never returns the data in `hidden`. */
export async function insertObject<K extends ObjectKind>(
  db: SandboxDatabase,
  kind: K,
  object: StoredObjects[K],
  hidden: Record<string, unknown> = {},
): Promise<void> {
  const links = object as Links;
  await db.query(
    `INSERT INTO sandbox.stripe_object (id, kind, created, payment_intent, charge, customer, topic, data, hidden)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb)`,
    [
      object.id,
      kind,
      object.created,
      getId(links.payment_intent),
      getId(links.charge),
      getId(links.customer),
      kind === 'event' ? links.type : null,
      JSON.stringify(object),
      JSON.stringify(hidden),
    ],
  );
}

export async function findObject<K extends ObjectKind>(
  db: SandboxDatabase,
  kind: K,
  id: string,
): Promise<StoredObjects[K] | undefined> {
  const [row] = await db.query<{ data: StoredObjects[K] }>(
    'SELECT data FROM sandbox.stripe_object WHERE id = $1 AND kind = $2',
    [id, kind],
  );
  return row?.data;
}

/** Returns an object by its id. Throws 404 resource_missing when it doesn't exist. */
export async function getObject<K extends ObjectKind>(
  db: SandboxDatabase,
  kind: K,
  id: string,
  param = 'id',
): Promise<StoredObjects[K]> {
  const object = await findObject(db, kind, id);
  if (!object) throw createMissingResourceError(kind, id, param);
  return object;
}

/**
 * Returns an object by its id and locks its row until the transaction ends. Before you change an object, lock it or its
 * payment intent.
 */
export async function lockObject<K extends ObjectKind>(
  tx: SandboxDatabase,
  kind: K,
  id: string,
  param = 'id',
): Promise<StoredObjects[K]> {
  const [row] = await tx.query<{ data: StoredObjects[K] }>(
    'SELECT data FROM sandbox.stripe_object WHERE id = $1 AND kind = $2 FOR UPDATE',
    [id, kind],
  );
  if (!row) throw createMissingResourceError(kind, id, param);
  return row.data;
}

/** Saves a changed object. The caller holds the lock of the object or of its payment intent. */
export async function saveObject<K extends ObjectKind>(
  tx: SandboxDatabase,
  kind: K,
  object: StoredObjects[K],
): Promise<void> {
  await tx.query(
    'UPDATE sandbox.stripe_object SET data = $3::jsonb, customer = $4 WHERE id = $1 AND kind = $2',
    [object.id, kind, JSON.stringify(object), getId((object as Links).customer)],
  );
}

/** Deletes a customer's data except for the id. The caller holds the customer's lock. */
export async function eraseCustomerData(tx: SandboxDatabase, deleted: DeletedCustomer): Promise<void> {
  await tx.query(
    `UPDATE sandbox.stripe_object SET kind = 'deleted_customer', data = $2::jsonb, hidden = '{}'
     WHERE id = $1 AND kind = 'customer'`,
    [deleted.id, JSON.stringify(deleted)],
  );
}

/** Returns the hidden data of an object, which the API doesn't show, such as how a card behaves. */
export async function readHiddenData<T>(db: SandboxDatabase, id: string): Promise<Partial<T>> {
  const [row] = await db.query<{ hidden: Partial<T> }>(
    'SELECT hidden FROM sandbox.stripe_object WHERE id = $1',
    [id],
  );
  return row?.hidden ?? {};
}

/** Merges data into the hidden data of an object. */
export async function saveHiddenData(
  tx: SandboxDatabase,
  id: string,
  more: Record<string, unknown>,
): Promise<void> {
  await tx.query('UPDATE sandbox.stripe_object SET hidden = hidden || $2::jsonb WHERE id = $1', [
    id,
    JSON.stringify(more),
  ]);
}

/** Returns the id in a field that contains an id or an expanded object. */
export function getId(field: unknown): string | null {
  if (typeof field === 'string') return field;
  if (field && typeof field === 'object' && 'id' in field && typeof field.id === 'string') return field.id;
  return null;
}
