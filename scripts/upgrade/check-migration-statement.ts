import type { AlterTableCmd, CreateFunctionStmt, DropStmt, IndexStmt, Node } from 'libpg-query';
import { checkTableChange } from './check-table-change.ts';

/** Objects that the migration itself creates, which no running code knows. */
export interface CreatedObjects {
  tables: ReadonlySet<string>;
  /** Triggers as `name on table`. A trigger that is dropped and recreated exists again when the migration ends. */
  triggers: ReadonlySet<string>;
}

/**
 * Returns why a statement may break older code that runs during and after the migration, or null when it can't. Rejects
 * unknown statements, so that a developer examines them and records the result.
 */
export function checkMigrationStatement(statement: Node, made: CreatedObjects): string | null {
  const [kind, body] = Object.entries(statement)[0] as [string, Record<string, unknown>];
  if (additiveStatements.has(kind)) return null;
  if (kind === 'AlterTableStmt') return checkAlterTable(statement, made);
  if (kind === 'DropStmt') return checkDrop(body as unknown as DropStmt, made);
  if (kind === 'IndexStmt') return checkIndex(body as unknown as IndexStmt, made);
  if (kind === 'CreateFunctionStmt')
    return (body as unknown as CreateFunctionStmt).replace
      ? 'running code may call the function this replaces'
      : null;
  const reason = reasons[kind] ?? `no rule says whether running code tolerates ${kind}`;
  return made.tables.has(getTableName(body)) ? null : reason;
}

/** Kinds of statements that only add something new. */
const additiveStatements = new Set([
  'CreateStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CreateDomainStmt',
  'CreateExtensionStmt',
  'CreateTableAsStmt',
  'CommentStmt',
  'InsertStmt',
  'SelectStmt',
]);

const reasons: Record<string, string> = {
  RenameStmt: 'running code still uses the old name',
  AlterObjectSchemaStmt: 'running code still uses the old schema',
  CreateTrigStmt: 'the trigger changes what happens when running code writes',
  UpdateStmt: 'it locks every updated row until the migration ends: use a job that works in small batches',
  DeleteStmt: 'it deletes rows that running code may be using',
  TruncateStmt: 'it deletes rows that running code may be using',
  AlterEnumStmt: 'running code may read a value that it does not recognise',
  DoStmt: 'this check cannot see what the block does',
};

function checkAlterTable(statement: Node, { tables }: CreatedObjects): string | null {
  const { relation, cmds } = (statement as { AlterTableStmt: { relation?: object; cmds?: Node[] } })
    .AlterTableStmt;
  if (tables.has(getRelationName(relation))) return null;
  const errors = (cmds ?? []).map((each) =>
    checkTableChange((each as { AlterTableCmd: AlterTableCmd }).AlterTableCmd),
  );
  return errors.find((reason) => reason !== null) ?? null;
}

function checkDrop({ removeType, objects = [] }: DropStmt, made: CreatedObjects): string | null {
  const names = objects.map(toNameParts);
  if (removeType === 'OBJECT_INDEX') return 'running code may name it in ON CONFLICT, or be slow without it';
  if (removeType === 'OBJECT_TRIGGER') {
    const areRecreated = names.every((nameParts) =>
      made.triggers.has(`${nameParts.at(-1)} on ${nameParts.at(-2)}`),
    );
    return areRecreated ? null : 'running code may depend on the trigger';
  }
  return names.every((nameParts) => made.tables.has(nameParts.join('.')))
    ? null
    : 'running code may still use it';
}

function checkIndex({ relation, unique, concurrent }: IndexStmt, { tables }: CreatedObjects): string | null {
  if (concurrent) return 'a migration is one transaction, so it cannot use CONCURRENTLY';
  if (tables.has(getRelationName(relation))) return null;
  return unique
    ? 'running code may write rows that the index rejects'
    : 'writes to the table wait while the index is built: build it by hand first, or explain why this is quick';
}

/** Returns the table of a statement, with its schema if the statement names one. */
export function getTableName(body: Record<string, unknown>): string {
  return getRelationName(
    (body.relation ?? (body.relations as { RangeVar: object }[] | undefined)?.[0]?.RangeVar) as object,
  );
}

export function getRelationName(relation: { schemaname?: string; relname?: string } | undefined): string {
  return [relation?.schemaname, relation?.relname].filter(Boolean).join('.');
}

function toNameParts(object: Node): string[] {
  const { List, ObjectWithArgs } = object as {
    List?: { items: { String: { sval: string } }[] };
    ObjectWithArgs?: { objname: { String: { sval: string } }[] };
  };
  return (List?.items ?? ObjectWithArgs?.objname ?? []).map(({ String: { sval } }) => sval);
}
