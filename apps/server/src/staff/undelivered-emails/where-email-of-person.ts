import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { people } from '../../people/tables.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { outbox } from '../../platform/database/tables.ts';

/** Returns the SQL condition for the emails to a person and to duplicates merged into them. */
export function whereEmailOfPerson(tx: QueryExecutor, branchId: string, personId: string): SQL | undefined {
  const own = tx.orm
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.branchId, branchId), or(eq(people.id, personId), eq(people.mergedInto, personId))));
  return and(eq(outbox.branchId, branchId), inArray(outbox.personId, own));
}
