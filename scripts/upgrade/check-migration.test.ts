import { describe, expect, it } from 'vitest';
import { checkMigration } from './check-migration.ts';

const listReasons = async (sql: string) => (await checkMigration(sql)).map((fault) => fault.reason);

const rejected: Record<string, string> = {
  'a table that goes': 'DROP TABLE "bookings"',
  'a column that goes': 'ALTER TABLE "bookings" DROP COLUMN "code"',
  'a table with another name': 'ALTER TABLE "bookings" RENAME TO "reservations"',
  'a column with another name': 'ALTER TABLE "bookings" RENAME COLUMN "code" TO "reference"',
  'a table elsewhere': 'ALTER TABLE "bookings" SET SCHEMA archive',
  'a column that has to be there': 'ALTER TABLE "bookings" ADD COLUMN "desk" text NOT NULL',
  'the same, hidden among others':
    'ALTER TABLE "bookings" ADD COLUMN "a" text, ADD COLUMN "b" integer NOT NULL, ADD COLUMN "c" text',
  'a default that is another in every row':
    'ALTER TABLE "bookings" ADD COLUMN "key" uuid DEFAULT gen_random_uuid()',
  'a column that counts by itself': 'ALTER TABLE "bookings" ADD COLUMN "number" bigserial',
  'one default for a column without doubles':
    'ALTER TABLE "bookings" ADD COLUMN "key" text DEFAULT \'\' UNIQUE',
  'a column that has to be there from now on': 'ALTER TABLE "bookings" ALTER COLUMN "note" SET NOT NULL',
  'a column that may be empty from now on': 'ALTER TABLE "bookings" ALTER COLUMN "code" DROP NOT NULL',
  'another type': 'ALTER TABLE "bookings" ALTER COLUMN "places" SET DATA TYPE smallint',
  'a default that goes': 'ALTER TABLE "bookings" ALTER COLUMN "places" DROP DEFAULT',
  'a check': 'ALTER TABLE "bookings" ADD CONSTRAINT "few" CHECK (places < 5)',
  'a check of what is written from now on':
    'ALTER TABLE "bookings" ADD CONSTRAINT "few" CHECK (places < 5) NOT VALID',
  'no doubles': 'ALTER TABLE "bookings" ADD CONSTRAINT "once" UNIQUE (code)',
  'no doubles, by an index': 'CREATE UNIQUE INDEX "once" ON "bookings" (code)',
  'an index of a table in use': 'CREATE INDEX "by_code" ON "bookings" (code)',
  'an index that goes': 'DROP INDEX "bookings_once"',
  'a constraint that goes': 'ALTER TABLE "bookings" DROP CONSTRAINT "bookings_once"',
  'a trigger': 'CREATE TRIGGER "t" AFTER INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION f()',
  'a trigger that goes': 'DROP TRIGGER "t" ON "bookings"',
  'a function that others call': 'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'rows that are filled in': 'UPDATE "bookings" SET code = \'x\'',
  'rows that go': 'DELETE FROM "bookings"',
  'what is not to be seen': 'DO $$ BEGIN NULL; END $$',
  'what nobody has thought of': 'ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY',
};

describe('checkMigration, for unsafe statements', () => {
  it.each(Object.entries(rejected))('reports %s', async (_, sql) => {
    expect(await listReasons(`${sql};`)).toHaveLength(1);
  });

  it('finds them between other statements, and after comments and strings that look alike', async () => {
    const sql = `CREATE TABLE "new" ("id" uuid);--> statement-breakpoint
      -- DROP TABLE "old": not yet.
      INSERT INTO "notes" VALUES ('ALTER TABLE a DROP COLUMN b;'); ALTER TABLE "old" DROP COLUMN "b";`;
    expect(await listReasons(sql)).toEqual(['running code may still read or write the column']);
  });

  it('throws when the SQL cannot be parsed', async () => {
    await expect(checkMigration('ALTER TABEL "bookings" ADD "x" text;')).rejects.toThrow();
  });
});

describe('checkMigration, for safe statements', () => {
  it.each([
    'CREATE TABLE "new" ("id" uuid PRIMARY KEY, "n" integer NOT NULL CHECK (n > 0))',
    'ALTER TABLE "bookings" ADD COLUMN "note" text',
    'ALTER TABLE "bookings" ADD COLUMN "places" integer DEFAULT 1 NOT NULL',
    "ALTER TABLE bookings ADD COLUMN factors jsonb DEFAULT '[]'::jsonb NOT NULL",
    'ALTER TABLE "bookings" ADD COLUMN "seen_at" timestamptz DEFAULT now() NOT NULL',
    'ALTER TABLE "bookings" VALIDATE CONSTRAINT "few"',
    'ALTER TABLE "bookings" ALTER COLUMN "places" SET DEFAULT 2',
    'CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  ])('accepts %s', async (sql) => {
    expect(await listReasons(`${sql};`)).toEqual([]);
  });

  it('accepts any change of a table that the same migration creates', async () => {
    const sql = `CREATE TABLE "house"."new" ("id" uuid, "n" integer);--> statement-breakpoint
      ALTER TABLE "house"."new" ADD CONSTRAINT "c" CHECK (n > 0);--> statement-breakpoint
      CREATE UNIQUE INDEX "once" ON "house"."new" ("n");--> statement-breakpoint
      UPDATE "house"."new" SET n = 1;`;
    expect(await listReasons(sql)).toEqual([]);
    expect(await listReasons(sql.replaceAll('"house"."new" ADD', '"other"."new" ADD'))).toHaveLength(1);
  });

  it('accepts a trigger that is dropped and recreated with a justification', async () => {
    const recreated = `-- running code stands this: it counts the same as before, and one thing more.
      CREATE TRIGGER "t" AFTER INSERT ON "bookings" FOR EACH ROW EXECUTE FUNCTION f();`;
    const drop = (name: string) => `DROP TRIGGER "${name}" ON "bookings";--> statement-breakpoint\n`;
    expect(await listReasons(drop('t') + recreated)).toEqual([]);
    expect(await listReasons(drop('u') + recreated)).toEqual(['running code may depend on the trigger']);
  });

  it('accepts a justified statement, but no other one in the file', async () => {
    const reason = '-- running code stands this: nobody has read it since 0041.';
    const drop = (name: string) => `ALTER TABLE "bookings" DROP COLUMN "${name}";`;
    expect(await listReasons(`${reason}\n${drop('a')}`)).toEqual([]);
    expect(await listReasons(`${reason}\n${drop('a')}--> statement-breakpoint\n${drop('b')}`)).toHaveLength(
      1,
    );
    expect(await listReasons(`-- running code stands this: yes\n${drop('a')}`)).toHaveLength(1);
  });
});
