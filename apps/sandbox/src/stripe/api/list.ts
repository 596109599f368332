import type { SandboxDatabase } from '../../database.ts';
import type { ApiList } from '../objects/api-objects.ts';
import { findObject, getObject, type ObjectKind, type StoredObjects } from '../objects/object-store.ts';
import type { ApiCall } from './api-call.ts';
import { createInvalidRequestError } from './api-error.ts';
import { readInteger, readNestedForm, readText, readTextList } from './form.ts';

interface Filters {
  payment_intent?: string | undefined;
  charge?: string | undefined;
  customer?: string | undefined;
  types?: string[] | undefined;
  /** Filters by fields of the objects, such as `active` or `parent.subscription_details.subscription`. */
  fields?: Record<string, string | boolean | string[]>;
  created?: Partial<Record<'gt' | 'gte' | 'lt' | 'lte' | 'eq', number>>;
}
interface Page {
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=', eq: '=' } as const;

/** Returns the requested list, newest first, with Stripe's paging and `created` filter. */
export async function listObjects<K extends ObjectKind>(
  call: ApiCall,
  kind: K,
  url: string,
  fields: NonNullable<Filters['fields']> = {},
) {
  const { form } = call;
  const limit = readInteger(form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw createInvalidRequestError('The limit must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  await rejectMissingCustomer(call, kind);
  const filters: Filters = {
    payment_intent: readText(form, 'payment_intent'),
    charge: readText(form, 'charge'),
    customer: readText(form, 'customer'),
    types: kind === 'event' ? [...readTextList(form, 'types'), ...readTextList(form, 'type')] : [],
    created: readCreatedFilter(call),
    fields,
  };
  const page = {
    limit,
    startingAfter: readText(form, 'starting_after'),
    endingBefore: readText(form, 'ending_before'),
  };
  return toListObject(call.db, kind, filters, page, url);
}

/** Rejects an unknown customer. A deleted customer's history can still be listed, but not their cards. */
async function rejectMissingCustomer({ db, form }: ApiCall, kind: ObjectKind): Promise<void> {
  const customer = readText(form, 'customer');
  if (!customer) return;
  const deleted = kind === 'payment_method' ? undefined : await findObject(db, 'deleted_customer', customer);
  if (!deleted) await getObject(db, 'customer', customer, 'customer');
}

/** Returns a page of the stored objects that match the filters, newest first, in Stripe's list format. */
export async function toListObject<K extends ObjectKind>(
  db: SandboxDatabase,
  kind: K,
  filters: Filters,
  page: Page,
  url: string,
): Promise<ApiList<StoredObjects[K]>> {
  const cursor = page.startingAfter ?? page.endingBefore;
  if (cursor) await getObject(db, kind, cursor, page.startingAfter ? 'starting_after' : 'ending_before');
  const { where, values } = buildConditions(kind, filters, page);
  const order = page.endingBefore ? 'ASC' : 'DESC';
  const rows = await db.query<{ data: StoredObjects[K] }>(
    `SELECT data FROM sandbox.stripe_object WHERE ${where} ORDER BY seq ${order} LIMIT ${page.limit + 1}`,
    values,
  );
  const data = rows.slice(0, page.limit).map((row) => row.data);
  if (page.endingBefore) data.reverse();
  return { object: 'list', data, has_more: rows.length > page.limit, url };
}

function buildConditions(
  kind: ObjectKind,
  filters: Filters,
  page: Page,
): { where: string; values: unknown[] } {
  const values: unknown[] = [kind];
  const where = ['kind = $1'];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  for (const field of ['payment_intent', 'charge', 'customer'] as const) {
    if (filters[field]) add((place) => `${field} = ${place}`, filters[field]);
  }
  for (const [path, expected] of Object.entries(filters.fields ?? {})) {
    values.push(`{${path.replaceAll('.', ',')}}`);
    const field = `data #>> $${values.length}::text[]`;
    if (Array.isArray(expected)) add((place) => `${field} = ANY (${place}::text[])`, expected);
    else add((place) => `${field} = ${place}`, String(expected));
  }
  if (filters.types?.length) add((place) => `topic = ANY (${place}::text[])`, filters.types);
  for (const [name, sign] of Object.entries(comparisons)) {
    const bound = filters.created?.[name as keyof typeof comparisons];
    if (bound !== undefined) add((place) => `created ${sign} ${place}::integer`, bound);
  }
  const seqOf = (place: string) => `(SELECT seq FROM sandbox.stripe_object WHERE id = ${place})`;
  if (page.startingAfter) add((place) => `seq < ${seqOf(place)}`, page.startingAfter);
  if (page.endingBefore) add((place) => `seq > ${seqOf(place)}`, page.endingBefore);
  return { where: where.join(' AND '), values };
}

function readCreatedFilter({ form }: ApiCall): NonNullable<Filters['created']> {
  if (typeof form.created === 'string') return { eq: readInteger(form, 'created') ?? 0 };
  const range = readNestedForm(form, 'created');
  if (!range) return {};
  const bounds: NonNullable<Filters['created']> = {};
  for (const name of ['gt', 'gte', 'lt', 'lte'] as const) {
    const bound = readInteger(range, name);
    if (bound !== undefined) bounds[name] = bound;
  }
  return bounds;
}
