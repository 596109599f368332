import { randomUUID } from 'node:crypto';
import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { type EntitlementGrant, grantEntitlement } from '@studio/server/entitlements/grant-entitlement';
import type { Database } from '@studio/server/platform/database/database';

/** Settings of a test's credit. The default is a Reformer Pack of 10 that started a day ago. */
export interface CreditInput
  extends Partial<Pick<EntitlementGrant, 'kind' | 'name' | 'startsAt' | 'expiresAt' | 'origin'>> {
  memberId: string;
  terms?: Partial<EntitlementTerms>;
}

const dayMs = 86_400_000;

/** Grants a credit to a member. Returns its id. */
export async function createCredit(database: Database, now: Date, input: CreditInput): Promise<string> {
  const { terms, ...overrides } = input;
  const grant: EntitlementGrant = {
    branchId: '11-miles-st',
    kind: 'pack',
    productId: 'reformer-pack-10',
    name: 'Reformer Pack of 10',
    startsAt: new Date(now.getTime() - dayMs),
    expiresAt: new Date(now.getTime() + 60 * dayMs),
    origin: 'purchase',
    originId: randomUUID(),
    reason: 'BOUGHT',
    actor: 'system',
    ...overrides,
    terms: {
      sessions: 10,
      covers: ['reformer'],
      offPeakOnly: false,
      shareable: false,
      onlyWhen: null,
      memberDiscountPercent: 0,
      ...terms,
    },
  };
  const id = await database.transaction((tx) => grantEntitlement(tx, grant, now));
  if (!id) throw new Error('This credit had been given before.');
  return id;
}

const readLedger = {
  name: 'test_ledger',
  text: `SELECT e.balance, coalesce(sum(m.sessions), 0)::int AS sum,
      count(*) FILTER (WHERE m.reason = 'BOOKED')::int AS booked,
      count(*) FILTER (WHERE m.reason = 'RETURNED')::int AS returned
    FROM entitlements e LEFT JOIN entitlement_movements m ON m.entitlement_id = e.id
    WHERE e.id = $1 GROUP BY e.balance`,
};

/** Ledger of a credit: its stored balance, the sum of its movements and their numbers by reason. */
export interface CreditLedger {
  balance: number | null;
  sum: number;
  booked: number;
  returned: number;
}

export async function loadCreditLedger(
  database: Pick<Database, 'run'>,
  entitlementId: string,
): Promise<CreditLedger> {
  const [row] = await database.run<CreditLedger>(readLedger, [entitlementId]);
  if (!row) throw new Error(`There is no credit ${entitlementId}.`);
  return row;
}
