import type { Pool, PoolClient } from 'pg';

/**
 * Number of days, from today on, for which every branch has classes. There are a little over three bookings per class.
 */
export const filledDays = 60;
const classesADay = 25;
const branchesAtOnce = 25;

export interface FilledBranches {
  branches: number;
  classes: number;
  bookings: number;
  holds: number;
  seconds: number;
}

/** Returns the id of a filled branch, numbered from 1. */
export const getFilledBranchId = (number: number): string => `branch-${number}`;

/**
 * Fills a migrated and seeded database with branches like the studio's own, whose near days are full and far ones
 * nearly empty. Some places are held, some of these holds have just expired, and some full classes have waiting lists.
 * Stops after `seconds` with the branches filled by then, and finally recreates indexes and statistics.
 */
export async function fillBranches(pool: Pool, branches: number, seconds: number): Promise<FilledBranches> {
  const startMs = performance.now();
  const client = await pool.connect();
  try {
    // Disables triggers, which run row by row and need the dropped indexes. The inserts include what they would write.
    await client.query("SET session_replication_role = 'replica'; SELECT setseed(0.5)");
    const indexes = await dropIndexes(client);
    let filled = 0;
    while (filled < branches && performance.now() - startMs < seconds * 1000) {
      const last = Math.min(branches, filled + branchesAtOnce);
      for (const statement of fills) await client.query(statement, [filled + 1, last]);
      filled = last;
    }
    for (const index of indexes) await client.query(index);
    await client.query('VACUUM ANALYZE');
    // Without this statement, the checkpoint would run during the measurement.
    await client.query('CHECKPOINT');
    const { rows } = await client.query<Omit<FilledBranches, 'branches' | 'seconds'>>(counted);
    const [counts] = rows;
    if (!counts) throw new Error('The database returned no row counts.');
    return { ...counts, branches: filled, seconds: (performance.now() - startMs) / 1000 };
  } finally {
    client.release(true);
  }
}

const filledTables = ['classes', 'bookings'];

async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
      WHERE schemaname = 'public' AND tablename = ANY ($1) AND indexname NOT LIKE '%_pk'`,
    [filledTables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  await client.query("SET maintenance_work_mem = '512MB'");
  return rows.map(({ made }) => made);
}

const counted = `SELECT (SELECT count(*)::int FROM classes WHERE branch_id LIKE 'branch-%') AS classes,
  (SELECT count(*)::int FROM bookings WHERE branch_id LIKE 'branch-%') AS bookings,
  (SELECT count(*)::int FROM holds WHERE branch_id LIKE 'branch-%') AS holds`;

/** Selects the ids of the branches numbered `$1` to `$2`. */
const news = `(SELECT 'branch-' || n AS branch_id, n FROM generate_series($1::int, $2::int) n) new`;
const studio = `'11-miles-st'`;

/** Copies the rows of the studio's own branch to each new branch. */
const copied = (table: string, columns: string): string =>
  `INSERT INTO ${table} (branch_id, ${columns}) SELECT new.branch_id, ${columns}
    FROM ${table} CROSS JOIN ${news} WHERE ${table}.branch_id = ${studio}`;

/** Builds ids in ascending order, like those of the product. */
const idOf = (kind: number, number: string): string =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const fills = [
  `INSERT INTO branches (id, profile) SELECT new.branch_id, profile FROM branches CROSS JOIN ${news} WHERE id = ${studio}`,
  `INSERT INTO data_versions SELECT new.branch_id, 1 FROM ${news}`,
  copied('activities', 'id, label, image_key, position'),
  copied('rooms', 'id, name, detail, capacity'),
  copied('closures', 'local_date, name'),
  copied('instructors', 'id, name, bio, portrait, tags, teaches, position, active'),
  copied(
    'class_types',
    'id, activity_id, sub_type, title, difficulty, description, duration_min, price_pence, tags',
  ),
  `INSERT INTO classes (branch_id, id, series_id, class_type_id, activity_id, sub_type, title, difficulty, description,
      tags, instructor_id, room_id, local_date, starts_at, duration_min, price_pence, capacity, taken, waiting)
    SELECT branch_id, id, series_id, class_type_id, activity_id, sub_type, title, difficulty, description, tags,
      instructor_id, room_id, local_date, starts_at, duration_min, price_pence, capacity, taken,
      CASE WHEN taken = capacity AND luck < 0.15 THEN 2 ELSE 0 END
    FROM (
      SELECT w.*, t.id AS class_type_id, t.activity_id, t.sub_type, t.title, t.difficulty, t.description, t.tags,
        i.id AS instructor_id, t.duration_min, t.price_pence, c.capacity, random() AS luck,
        least(c.capacity, floor(c.capacity * (0.3 + random() * 1.4) * exp(-day / 19.0)))::int AS taken
      FROM (
        SELECT new.branch_id, day, slot, ${idOf(1, `(new.n * ${filledDays} + day) * ${classesADay} + slot`)} AS id,
          'series-' || (extract(dow FROM today + day))::int || '-' || slot AS series_id, today + day AS local_date,
          ((today + day) + make_interval(mins => 390 + slot / 2 * 65)) AT TIME ZONE 'Europe/London' AS starts_at,
          CASE slot % 2 WHEN 0 THEN 'studio-1' ELSE 'studio-2' END AS room_id
        FROM ${news}
        CROSS JOIN (SELECT (now() AT TIME ZONE 'Europe/London')::date AS today) date
        CROSS JOIN generate_series(0, ${filledDays - 1}) day
        CROSS JOIN generate_series(0, ${classesADay - 1}) slot
      ) w
      CROSS JOIN LATERAL (SELECT CASE slot % 2 WHEN 0 THEN 10 ELSE 16 END AS capacity) c
      JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS all FROM class_types WHERE branch_id = ${studio}) t
        ON t.nth = (slot + day) % t.all
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS all FROM instructors WHERE branch_id = ${studio}) i
        ON i.nth = (slot * 3 + day) % i.all
    ) planned
    ORDER BY local_date, branch_id, slot`,
  // One in twelve classes with bookings has a hold. One in fifty of these holds has just expired.
  `INSERT INTO holds (branch_id, id, class_id, client_id, address_hash, places, status, created_at, expires_at)
    SELECT c.branch_id, ${idOf(2, `new.n * 1500 + row_number() OVER (PARTITION BY new.n ORDER BY c.id)`)}, c.id, md5(c.id::text), md5(c.branch_id),
      1, 'LIVE', now() - interval '5 minutes', now() + CASE WHEN random() < 0.98 THEN interval '1 day' ELSE interval '-1 minute' END
    FROM ${news} JOIN classes c ON c.branch_id = new.branch_id
    WHERE c.taken > 0 AND get_byte(decode(md5(c.id::text), 'hex'), 0) % 12 = 0`,
  `INSERT INTO bookings (branch_id, id, display_code, order_id, position, class_id, client_id, attendee_name, first_name,
      last_name, email, status, payment_method, base_pence, price_paid_pence, currency, created_at, starts_at)
    SELECT c.branch_id, ${idOf(3, '((new.n * 1500 + c.nth) * 16 + place)::bigint')},
      upper(lpad(to_hex(c.nth * 16 + place), 8, '0')), c.id, place, c.id, md5(place || c.id::text), 'Grace Fairley', 'Grace', 'Fairley',
      'guest' || (c.nth * 7 + place) % 5000 || '@example.com', 'CONFIRMED', 'PAYG', c.price_pence, c.price_pence, 'GBP',
      now() - make_interval(hours => place), c.starts_at
    FROM ${news}
    JOIN (SELECT *, (row_number() OVER (PARTITION BY branch_id ORDER BY id))::int AS nth FROM classes
      WHERE branch_id IN (SELECT branch_id FROM ${news})) c ON c.branch_id = new.branch_id
    CROSS JOIN LATERAL generate_series(1, c.taken - (SELECT count(*)::int FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE')) place`,
  `INSERT INTO waiting_entries (branch_id, id, request_id, class_id, client_id, person, address_hash, first_name, last_name,
      email, status, joined_at)
    SELECT c.branch_id, gen_random_uuid(), gen_random_uuid(), c.id, 'bench', 'person-' || place, '', 'Grace', 'Fairley',
      'waits' || place || '@example.com', 'WAITING', now()
    FROM ${news} JOIN classes c ON c.branch_id = new.branch_id CROSS JOIN LATERAL generate_series(1, c.waiting) place`,
];
