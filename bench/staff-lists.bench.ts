import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { migratePostgres, openPostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { readClassRoster } from '@studio/server/staff/check-in/read-class-roster';
import { readInsight } from '@studio/server/staff/insight/read-insight';
import { listPayments } from '@studio/server/staff/money/list-payments';
import { readPersonProfile } from '@studio/server/staff/people/person-profile';
import { searchPeople } from '@studio/server/staff/people/search-people';
import { readWeek } from '@studio/server/staff/timetable/read-week';
import { readToday } from '@studio/server/staff/today/read-today';
import { openServices } from '../tests/races/harness/in-process-services.ts';
import { createDatabaseOn, startRealPostgres } from '../tests/races/harness/real-postgres.ts';
import { fillStudio, studioSize } from './fill-studio.ts';
import { computeMedian } from './median.ts';

const branchId = '11-miles-st';
const rounds = 25;

/** Prints the time of each staff list in a studio after some years, compared with a query of one row, as medians. */
async function measure(): Promise<void> {
  const postgres = await startRealPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    await migratePostgres(databaseUrl);
    const { services, close } = await openServices(databaseUrl);
    const { pool } = openPostgres(databaseUrl, 2);
    try {
      await fillStudio(pool, branchId);
      console.log(`${studioSize.people} people, ${studioSize.bookings} bookings, medians of ${rounds}`);
      const baselineMs = await medianMs(() =>
        pool.query('SELECT id FROM branches WHERE id = $1', [branchId]),
      );
      console.log(formatLine('one row', baselineMs, baselineMs));
      for (const [name, query] of await createListQueries(services, pool))
        console.log(formatLine(name, await medianMs(query), baselineMs));
    } finally {
      await pool.end();
      await close();
    }
  } finally {
    await postgres.stop();
  }
}

type ListQuery = () => Promise<unknown>;

async function createListQueries(
  services: Services,
  pool: { query: (text: string) => Promise<{ rows: { id: string }[] }> },
): Promise<[string, ListQuery][]> {
  const anyOf = async (table: string) =>
    (await pool.query(`SELECT id FROM ${table} LIMIT 1`)).rows[0]?.id ?? '';
  const personId = await anyOf('people');
  const classId = await anyOf("classes WHERE taken = 10 AND starts_at > now() - interval '1 day'");
  const today = toLondonDate(new Date());
  const search = (query: string) =>
    searchPeople(services, { branchId, query, filter: 'all', limit: 25, cursor: null });
  const money = (from: string) =>
    listPayments(services, {
      branchId,
      from,
      to: today,
      paymentMethods: [],
      direction: 'all',
      query: '',
      limit: 50,
    });
  const insight = (days: number) =>
    readInsight(services, branchId, { from: addDays(today, -days), to: addDays(today, -1) });
  return [
    ['clients, first page', () => search('')],
    ['clients, part of a name', () => search('cast')],
    ['clients, email address', () => search('guest7342@')],
    ['clients, end of phone number', () => search('007342')],
    ['person', () => readPersonProfile(services, branchId, personId)],
    ['week', () => readWeek(services, branchId, today)],
    ['roster', () => readClassRoster(services, branchId, classId)],
    ['today', () => readToday(services, branchId)],
    ['payments, one month', () => money(addDays(today, -28))],
    ['reports, 4 weeks and the 4 before', () => insight(28)],
    ['reports, 12 weeks and the 12 before', () => insight(84)],
    ['reports, one year', () => insight(365)],
  ];
}

async function medianMs(query: ListQuery): Promise<number> {
  await query();
  const durations: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startMs = performance.now();
    await query();
    durations.push(performance.now() - startMs);
  }
  return computeMedian(durations);
}

function formatLine(name: string, ms: number, baselineMs: number): string {
  return `${name.padEnd(30)} ${ms.toFixed(1).padStart(7)} ms   ratio ${(ms / baselineMs).toFixed(0).padStart(5)}`;
}

await measure();
