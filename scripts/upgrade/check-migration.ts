import { type CreateTrigStmt, type Node, parse } from 'libpg-query';
import {
  type CreatedObjects,
  checkMigrationStatement,
  getRelationName,
  getTableName,
} from './check-migration-statement.ts';

export interface MigrationFault {
  statement: string;
  reason: string;
}

/** Separator with which drizzle divides a file into statements. */
const breakpoint = '--> statement-breakpoint';
/** Matches a comment above a statement that says why running code tolerates it. */
const justification = /^-- running code stands this: \S.{19,}$/m;

/**
 * Returns the statements of a migration that may break code that is already running. PostgreSQL's own parser parses the
 * migration.
 * A comment above a statement can justify it: `-- running code stands this: nobody has written it since 0041`.
 */
export async function checkMigration(sql: string): Promise<MigrationFault[]> {
  const parts = await Promise.all(
    sql.split(breakpoint).map(async (text) => ({ text, nodes: await read(text) })),
  );
  const made = listCreated(parts.flatMap(({ nodes }) => nodes));
  return parts
    .filter(({ text }) => !justification.test(text))
    .flatMap(({ text, nodes }) =>
      nodes.flatMap((node) => {
        const reason = checkMigrationStatement(node, made);
        return reason ? [{ statement: getFirstLine(text), reason }] : [];
      }),
    );
}

async function read(text: string): Promise<Node[]> {
  const { stmts = [] } = await parse(text);
  return stmts.flatMap(({ stmt }) => stmt ?? []);
}

function listCreated(nodes: readonly Node[]): CreatedObjects {
  const bodies = nodes.flatMap((node) => Object.entries(node) as [string, Record<string, unknown>][]);
  const tables = bodies.filter(([kind]) => kind === 'CreateStmt').map(([, body]) => getTableName(body));
  const triggers = bodies
    .filter(([kind]) => kind === 'CreateTrigStmt')
    .map(([, body]) => body as unknown as CreateTrigStmt)
    .map(({ trigname, relation }) => `${trigname} on ${getRelationName(relation)}`);
  return { tables: new Set(tables), triggers: new Set(triggers) };
}

function getFirstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '' && !line.startsWith('--')) ?? '';
}
