import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DatabaseBeforeMigration,
  openDatabaseBeforeMigration,
} from '../harness/database-before-migration.ts';

const branchId = '11-miles-st';

let opened: DatabaseBeforeMigration;
beforeAll(async () => {
  opened = await openDatabaseBeforeMigration('0011_own_class_prices');
});
afterAll(() => opened.database.close());

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

interface AddedClass {
  pricePence: number;
  classTypeId?: string;
  startsInDays?: number;
  seriesId?: string;
}

async function addClassType(id: string, pricePence: number): Promise<void> {
  await opened.database.query(
    `INSERT INTO class_types (branch_id, id, activity_id, sub_type, title, difficulty, description, duration_min, price_pence, tags)
     VALUES ($1, $2, 'reformer', 'flow', 'Flow', 'All', '', 55, $3, '{}')`,
    [branchId, id, pricePence],
  );
}

async function addClass({ pricePence, classTypeId = 'flow', startsInDays = 5, seriesId }: AddedClass) {
  const id = randomUUID();
  await opened.database.query(
    `INSERT INTO classes (branch_id, id, series_id, class_type_id, activity_id, sub_type, title, difficulty, description, tags,
       instructor_id, room_id, local_date, starts_at, duration_min, price_pence, capacity)
     VALUES ($1, $2, $3, $4, 'reformer', 'flow', 'Flow', 'All', '', '{}', 'ines', 'studio-1', $5::timestamptz, $5, 55, $6, 10)`,
    [branchId, id, seriesId ?? null, classTypeId, at(startsInDays), pricePence],
  );
  return id;
}

/** Writes an entry of the activity log as the previous version did. */
async function log(
  subject: 'class' | 'class-type',
  subjectId: string,
  entry: { action: string; reason: string; detail: object; daysAgo?: number; branch?: string },
): Promise<void> {
  const { action, reason, detail, daysAgo = 3, branch = branchId } = entry;
  await opened.database.query(
    `INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason, detail)
     VALUES ($1, $2, 'staff:owner', $3, $4, $5, $6, $7)`,
    [branch, at(-daysAgo), subject, subjectId, action, reason, JSON.stringify(detail)],
  );
}

const changed = (pricePence: number | undefined, reason = 'this class only') => ({
  ...{ action: 'CHANGED', reason },
  detail: { pricePence, was: { pricePence: 2000 } },
});
const added = { action: 'ADDED', reason: 'once', detail: { time: '18:30' } };

describe('the migration that marks classes with their own price', () => {
  it('marks the classes to which staff gave another price, and no others', async () => {
    await addClassType('flow', 2000);
    await addClassType('dearer-now', 2400);
    const own = {
      changed: await addClass({ pricePence: 2500 }),
      changedInSeries: await addClass({ pricePence: 1500, seriesId: 'monday' }),
      changedTwice: await addClass({ pricePence: 2700 }),
      addedWithPrice: await addClass({ pricePence: 1800 }),
    };
    await log('class', own.changed, changed(2500));
    await log('class', own.changedInSeries, changed(1500));
    await log('class', own.changedTwice, changed(2600));
    await log('class', own.changedTwice, changed(2700));
    await log('class', own.addedWithPrice, added);

    const usual = {
      untouched: await addClass({ pricePence: 2000 }),
      addedWithoutPrice: await addClass({ pricePence: 2000 }),
      beforeNewPrice: await addClass({ pricePence: 2000, classTypeId: 'dearer-now', seriesId: 'friday' }),
      addedBeforeNewPrice: await addClass({ pricePence: 2000, classTypeId: 'dearer-now' }),
      ofDearerSeries: await addClass({ pricePence: 2300, seriesId: 'sunday' }),
      changedOtherwise: await addClass({ pricePence: 2300, seriesId: 'saturday' }),
      changedBack: await addClass({ pricePence: 2000 }),
      repricedSince: await addClass({ pricePence: 2400, classTypeId: 'dearer-now' }),
      past: await addClass({ pricePence: 2500, startsInDays: -2 }),
      ofOtherBranch: await addClass({ pricePence: 2500 }),
    };
    await log('class', usual.addedWithoutPrice, added);
    await log('class', usual.addedBeforeNewPrice, { ...added, daysAgo: 9 });
    await log('class', usual.ofDearerSeries, changed(2300, 'this and later classes, 4 so far'));
    await log('class', usual.changedOtherwise, changed(undefined));
    await log('class', usual.changedBack, changed(2600));
    await log('class', usual.changedBack, changed(2000));
    await log('class', usual.repricedSince, changed(2600));
    await log('class', usual.past, changed(2500));
    await log('class', usual.ofOtherBranch, { ...changed(2500), branch: 'elsewhere' });
    await log('class-type', 'dearer-now', {
      ...{ action: 'CHANGED', reason: 'applied to new classes only', daysAgo: 6 },
      detail: { pricePence: 2400, before: { pricePence: 2000 } },
    });
    // A change of a type without a new price doesn't explain the price of a class.
    await log('class-type', 'flow', {
      ...{ action: 'CHANGED', reason: 'applied to new classes only', daysAgo: 1 },
      detail: { pricePence: 2000, before: { pricePence: 2000 } },
    });

    await opened.migrate();

    const { rows } = await opened.database.query<{ id: string }>(
      'SELECT id FROM classes WHERE has_own_price',
    );
    const names = new Map<string, string>(
      Object.entries({ ...own, ...usual }).map(([name, id]) => [id, name]),
    );
    expect(rows.map(({ id }) => names.get(id)).sort()).toEqual(Object.keys(own).sort());
  });

  it('lets the previous version add classes without the new column', async () => {
    const id = await addClass({ pricePence: 2000 });
    const { rows } = await opened.database.query('SELECT has_own_price FROM classes WHERE id = $1', [id]);
    expect(rows).toEqual([{ has_own_price: false }]);
  });
});
