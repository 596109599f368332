import {
  type ClassLevel,
  type ClassTypeAudience,
  toClassTags,
} from '@studio/domain/catalogue/class-type-details';
import { moveInOrder } from '@studio/domain/catalogue/move-in-order';
import { oneToOneSubType } from '@studio/domain/entitlements/coverage-error';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { lockCatalogue } from './lock-catalogue.ts';
import { createRecordId, getNextPosition } from './new-record-id.ts';
import { listActivities, listAllClassTypes } from './store.ts';
import { classTypes } from './tables.ts';

type StaffMember = Extract<Actor, `staff:${string}`>;
type ClassTypeRow = typeof classTypes.$inferSelect;

/** Values of a class type that owners edit. */
export interface ClassTypeInput {
  branchId: string;
  title: string;
  description: string;
  activityId: string;
  subType: string;
  difficulty: ClassLevel;
  audience: ClassTypeAudience;
  durationMin: number;
  capacity: number | null;
  pricePence: number;
  /** Whether clients choose their bed; undefined leaves it as it is, and is true for a new class type. */
  hasBedChoice?: boolean | undefined;
}

type ClassTypeColumns = Omit<ClassTypeInput, 'branchId' | 'audience'> & { tags: string[] };

/** Returns the columns of a class type. Throws AppError bad_request for an unknown activity or a reserved style. */
export async function toClassTypeColumns(
  tx: QueryExecutor,
  branchId: string,
  { audience, ...columns }: Omit<ClassTypeInput, 'branchId'>,
): Promise<ClassTypeColumns> {
  const { activityId, subType } = columns;
  if (!(await listActivities(tx, branchId)).some(({ id }) => id === activityId))
    throw new AppError('bad_request', 'Choose an activity.', { field: 'activityId' });
  if (subType === oneToOneSubType)
    throw new AppError('bad_request', 'You book 1:1s on a client’s profile. Choose another style.', {
      field: 'subType',
    });
  return { ...columns, tags: toClassTags(audience, subType) };
}

/** Returns the values of a class type for the activity log. */
export function toClassTypeLogValues(values: Omit<ClassTypeColumns, 'difficulty'> & { difficulty: string }) {
  const { title, activityId, subType, difficulty, tags, durationMin, capacity, pricePence, hasBedChoice } =
    values;
  return { title, activityId, subType, difficulty, tags, durationMin, capacity, pricePence, hasBedChoice };
}

/** Adds a class type at the end of its activity and returns its id. Throws AppError bad_request. */
export async function addClassType(
  { database, clock }: Services,
  { branchId, ...input }: ClassTypeInput,
  actor: StaffMember,
): Promise<string> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const columns = await toClassTypeColumns(tx, branchId, input);
    const existing = await listAllClassTypes(tx, branchId);
    const ids = existing.map(({ id }) => id);
    const id = createRecordId(columns.title, ids, 'title');
    await tx.orm.insert(classTypes).values({ branchId, id, ...columns, position: getNextPosition(existing) });
    await writeClassTypeAudit(tx, { branchId, id, at, actor }, 'ADDED', toClassTypeLogValues(columns));
    return id;
  });
}

/** Moves a class type one position up or down within its activity, if possible. Throws AppError not_found. */
export async function reorderClassType(
  { database, clock }: Services,
  { branchId, id, offset }: { branchId: string; id: string; offset: -1 | 1 },
  actor: StaffMember,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (tx) => {
    await lockCatalogue(tx, branchId);
    const { activityId } = await lockClassType(tx, branchId, id);
    const siblings = (await listAllClassTypes(tx, branchId)).filter(
      (other) => other.activityId === activityId && !other.archived,
    );
    const moved = moveInOrder(siblings, id, offset);
    if (!moved) return;
    for (const { id: typeId, position } of moved)
      await tx.orm.update(classTypes).set({ position }).where(whereClassType(branchId, typeId));
    await writeClassTypeAudit(tx, { branchId, id, at, actor }, 'MOVED', {
      direction: offset < 0 ? 'up' : 'down',
    });
  });
}

/**
 * Archives or restores a class type within the caller's transaction. Returns whether that changed anything. Throws
 * AppError not_found.
 */
export async function setClassTypeArchived(
  tx: QueryExecutor,
  { branchId, id, archived }: { branchId: string; id: string; archived: boolean },
): Promise<boolean> {
  const type = await lockClassType(tx, branchId, id);
  if (type.archived === archived) return false;
  await tx.orm
    .update(classTypes)
    .set({ archived, version: type.version + 1 })
    .where(whereClassType(branchId, id));
  return true;
}

/** Writes an entry of a class type to the activity log, in the transaction of its change. */
export function writeClassTypeAudit(
  tx: QueryExecutor,
  { branchId, id, at, actor }: { branchId: string; id: string; at: Date; actor: StaffMember },
  action: string,
  detail: object,
): Promise<void> {
  const entry = { branchId, at, actor, subject: 'class-type', subjectId: id, reason: 'catalogue' } as const;
  return writeAudit(tx, [{ ...entry, action, detail: { ...detail } }]);
}

const whereClassType = (branchId: string, id: string) =>
  and(eq(classTypes.branchId, branchId), eq(classTypes.id, id));

async function lockClassType(tx: QueryExecutor, branchId: string, id: string): Promise<ClassTypeRow> {
  const [type] = await tx.orm.select().from(classTypes).where(whereClassType(branchId, id)).for('update');
  if (!type) throw new AppError('not_found');
  return type;
}
