import type { Database } from '@studio/server/platform/database/database';

const installHistory = {
  name: 'test_keep_places',
  text: `DO $$ BEGIN
    CREATE TABLE test_places (seq bigserial PRIMARY KEY, class_id uuid NOT NULL, free int NOT NULL);
    CREATE INDEX ON test_places (class_id, seq);
    INSERT INTO test_places (class_id, free) SELECT id, capacity - taken FROM classes;
    CREATE FUNCTION test_note_places() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
      INSERT INTO test_places (class_id, free) VALUES (NEW.id, NEW.capacity - NEW.taken); RETURN NULL; END';
    CREATE TRIGGER test_places AFTER INSERT OR UPDATE OF taken, capacity ON classes
      FOR EACH ROW EXECUTE FUNCTION test_note_places();
  END $$`,
};

/** Starts to record the free places of each class, in commit order. */
export async function recordPlacesHistory(database: Database): Promise<void> {
  await database.run(installHistory, []);
}

const newest = {
  name: 'test_newest_places',
  // Changes to one class are serialised, so the newest visible row of a class is its current state.
  text: `SELECT asked.id AS "classId", (SELECT max(seq) FROM test_places p WHERE p.class_id = asked.id)::int AS seq
    FROM unnest($1::uuid[]) asked (id)`,
};

/** Returns the current position in each class's history, by class id. */
export async function getHistoryPosition(
  database: Database,
  classIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database.run<{ classId: string; seq: number }>(newest, [classIds]);
  return new Map(rows.map(({ classId, seq }) => [classId, seq]));
}

const between = {
  name: 'test_places_between',
  text: 'SELECT array_agg(DISTINCT free) AS free FROM test_places WHERE class_id = $1 AND seq BETWEEN $2 AND $3',
};

/** Returns all numbers of free places between two positions, inclusive. */
export async function listPlacesBetween(
  database: Database,
  classId: string,
  [from, to]: readonly [number, number],
): Promise<number[]> {
  const [row] = await database.run<{ free: number[] }>(between, [classId, from, to]);
  return row?.free ?? [];
}
