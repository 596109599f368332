import { toCatalogueId } from '@studio/domain/catalogue/catalogue-id';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { getInitialsPortraitUrl } from './initials-portrait.ts';
import { updatePortraits } from './pictures/update-portraits.ts';
import { classTypes, instructors } from './tables.ts';

type StaffMember = Extract<Actor, `staff:${string}`>;

/** Input of `saveInstructor`. A null `id` adds an instructor. */
export interface InstructorInput {
  branchId: string;
  id: string | null;
  name: string;
  bio: string;
  tags: string[];
  teaches: string[];
  oneToOneFromPence: number | null;
  active: boolean;
}

/**
 * Saves or adds an instructor and returns their id. Throws AppError not_found and bad_request.
 */
export async function saveInstructor(
  { database, clock }: Services,
  change: InstructorInput,
  actor: StaffMember,
): Promise<string> {
  const now = clock.now();
  const { branchId, id, ...values } = change;
  return database.transaction(async (tx) => {
    await checkClassTypes(tx, branchId, values.teaches);
    const instructorId = id ?? (await addInstructor(tx, branchId, values));
    const own = and(eq(instructors.branchId, branchId), eq(instructors.id, instructorId));
    const [before] = await tx.orm.select().from(instructors).where(own).for('update');
    if (!before) throw new AppError('not_found');
    if (id) await tx.orm.update(instructors).set(values).where(own);
    if (before.name !== values.name) await updatePortraits(tx, branchId);
    const { name, active, teaches } = values;
    const after = { name, active, teaches };
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'setting',
        subjectId: `instructor:${instructorId}`,
        action: id ? 'CHANGED' : 'ADDED',
        reason: 'catalogue',
        detail: id
          ? { ...after, before: { name: before.name, active: before.active, teaches: before.teaches } }
          : after,
      },
    ]);
    return instructorId;
  });
}

async function checkClassTypes(
  tx: QueryExecutor,
  branchId: string,
  teaches: readonly string[],
): Promise<void> {
  const kinds = await tx.orm
    .select({ id: classTypes.id })
    .from(classTypes)
    .where(eq(classTypes.branchId, branchId));
  const classTypeIds = new Set(kinds.map(({ id }) => id));
  if (!teaches.every((id) => classTypeIds.has(id)))
    throw new AppError('bad_request', 'One of these classes no longer exists. Reload the page.', {
      field: 'teaches',
    });
}

async function addInstructor(
  tx: QueryExecutor,
  branchId: string,
  values: Omit<InstructorInput, 'branchId' | 'id'>,
): Promise<string> {
  const id = toCatalogueId(values.name);
  if (!id) throw new AppError('bad_request', 'Enter a name that contains letters.', { field: 'name' });
  const [last] = await tx.orm
    .select({ position: sql<number>`coalesce(max(${instructors.position}), 0)::int` })
    .from(instructors)
    .where(eq(instructors.branchId, branchId));
  const made = await tx.orm
    .insert(instructors)
    .values({
      branchId,
      id,
      ...values,
      portrait: getInitialsPortraitUrl(values.name),
      position: (last?.position ?? 0) + 1,
    })
    .onConflictDoNothing()
    .returning({ id: instructors.id });
  if (made.length === 0)
    throw new AppError('bad_request', 'There’s already an instructor with this name.', { field: 'name' });
  return id;
}
