import { getCatalogueResponse } from '@studio/contracts/catalogue';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { branches, instructors, products, siteSettings } from '@studio/server/catalogue/tables';
import { classes, closures } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
let branchId: string;

beforeAll(async () => {
  studio = await openTestStudio();
  branchId = studio.services.config.branchId;
});
afterAll(() => studio.close());

async function getCatalogue() {
  const { status, body } = await studio.visitor().call('/catalogue/get');
  expect(status).toBe(200);
  return getCatalogueResponse.parse(body);
}

const version = () => loadDataVersion(studio.database, branchId);

/** Returns how much the catalogue version grows during the work. */
async function measureVersionGrowth(work: () => Promise<unknown>): Promise<number> {
  const before = await version();
  await work();
  return (await version()) - before;
}

describe('catalogue', () => {
  it('returns the studio, its class types, instructors, products and rooms', async () => {
    const { studio: profile, classTypes, instructors: people, products: sold, rooms } = await getCatalogue();
    expect(profile).toMatchObject({ name: 'Miles Street', address: { postcode: 'SW8 1RZ' } });
    expect(classTypes.find(({ id }) => id === 'dynamic-reformer')).toMatchObject({ pricePence: 2000 });
    expect(people.map(({ name }) => name)).toEqual([
      'Ines Duarte',
      'Freya Lind',
      'Amara Cole',
      'Jonah Price',
      'Mei Tanaka',
      'Noor Haddad',
    ]);
    expect(people[0]).toMatchObject({
      tags: ['Reformer', 'Beginners', 'Pregnancy'],
      oneToOneFromPence: 5000,
    });
    expect(people[0]?.teaches).toContain('dynamic-reformer');
    expect(sold.find(({ id }) => id === 'starter-pack')?.pricePence).toBeGreaterThan(0);
    expect(rooms.map(({ capacity }) => capacity)).toEqual([10, 16]);
  });

  it('omits internal fields that pages do not show', async () => {
    const { body } = await studio.visitor().call('/catalogue/get');
    expect(JSON.stringify(body)).not.toMatch(/"(vat|branchId|position|active|tourHours)"/);
  });

  it('returns the countdown end as the instant of 10:00 in London, in summer and winter', async () => {
    expect((await getCatalogue()).settings.countdownEndsAt).toBe('2025-11-15T10:00:00.000Z');
    await studio.database.orm
      .update(siteSettings)
      .set({ value: { date: '2027-06-01', time: '10:00' } })
      .where(eq(siteSettings.name, 'countdownTarget'));
    expect((await getCatalogue()).settings.countdownEndsAt).toBe('2027-06-01T09:00:00.000Z');
  });

  it('returns the default of a setting that was never saved', async () => {
    await studio.database.orm.delete(siteSettings).where(eq(siteSettings.name, 'arriveEarlyMinutes'));
    expect((await getCatalogue()).settings.arriveEarlyMinutes).toBe(10);
  });

  it('shows a change at once under a higher version, and omits inactive instructors', async () => {
    const before = await getCatalogue();
    await studio.database.orm
      .update(products)
      .set({ pricePence: 4321 })
      .where(eq(products.id, 'starter-pack'));
    await studio.database.orm
      .update(instructors)
      .set({ active: false })
      .where(eq(instructors.id, 'mei-tanaka'));
    const after = await getCatalogue();
    expect(after.products.find(({ id }) => id === 'starter-pack')?.pricePence).toBe(4321);
    expect(after.instructors.map(({ id }) => id)).not.toContain('mei-tanaka');
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.version).toBe(await version());
  });

  it('returns 404 for another branch', async () => {
    const { status, body } = await studio.visitor().call('/catalogue/get', { branchId: 'elsewhere' });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('data version', () => {
  const tables = [
    ['branches', 'id', 'profile'],
    ['activities', 'branch_id', 'label'],
    ['class_types', 'branch_id', 'price_pence'],
    ['rooms', 'branch_id', 'capacity'],
    ['instructors', 'branch_id', 'bio'],
    ['products', 'branch_id', 'price_pence'],
    ['site_settings', 'branch_id', 'value'],
    ['class_series', 'branch_id', 'local_time'],
    ['closures', 'branch_id', 'name'],
    ['classes', 'branch_id', 'status'],
  ] as const;

  it.each(tables)(
    'grows when a row of %s is updated, deleted or inserted',
    async (table, branchColumn, column) => {
      const { query } = studio.sandbox;
      const where = `ctid = (SELECT ctid FROM ${table} WHERE ${branchColumn} = '${branchId}' LIMIT 1)`;
      const createCopy = 'CREATE TABLE kept AS SELECT';
      expect(
        await measureVersionGrowth(() => query(`UPDATE ${table} SET ${column} = ${column} WHERE ${where}`)),
      ).toBe(1);
      await query(`${createCopy} * FROM ${table} WHERE ${where}`);
      const remove = `DELETE FROM ${table} t USING kept WHERE t.* IS NOT DISTINCT FROM kept.*`;
      expect(await measureVersionGrowth(() => query(remove))).toBe(1);
      expect(await measureVersionGrowth(() => query(`INSERT INTO ${table} SELECT * FROM kept`))).toBe(1);
      await query('DROP TABLE kept');
    },
  );

  it('grows with every column of a dated class except those that no visitor sees and the counts of places', async () => {
    const rows = await studio.sandbox.query<{ column: string }>(
      `SELECT column_name AS column FROM information_schema.columns WHERE table_name = 'classes'`,
    );
    const unversioned: string[] = [];
    for (const { column } of rows) {
      const change = `UPDATE classes SET "${column}" = "${column}" WHERE id = (SELECT id FROM classes LIMIT 1)`;
      if ((await measureVersionGrowth(() => studio.sandbox.query(change))) === 0) unversioned.push(column);
    }
    expect(rows.length).toBeGreaterThan(15);
    expect(unversioned.toSorted()).toEqual([
      'has_own_price',
      'offering',
      'taken',
      'waiting',
      'waiting_confirmed',
    ]);
  });

  it('stays the same while a place is held and released, and when nothing changes', async () => {
    const [klass] = await studio.database.orm.select().from(classes).limit(1).offset(100);
    const classId = klass?.id;
    const visitor = studio.visitor();
    const growthOfHold = await measureVersionGrowth(async () => {
      const { status, body } = await visitor.call('/classes/class/hold', { classId });
      expect(status).toBe(200);
      await visitor.call('/classes/class/release', { classId, holdId: body.holdId });
      await studio.database.orm.delete(closures).where(eq(closures.name, 'No such day'));
    });
    expect(growthOfHold).toBe(0);
  });

  it('is separate for each branch', async () => {
    const [row] = await studio.database.orm.select().from(branches);
    if (!row) throw new Error('No branch');
    const other = { id: 'elsewhere', profile: row.profile };
    expect(await loadDataVersion(studio.database, other.id)).toBe(0);
    expect(await measureVersionGrowth(() => studio.database.orm.insert(branches).values(other))).toBe(0);
    expect(await loadDataVersion(studio.database, other.id)).toBe(1);
  });
});
