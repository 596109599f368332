import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query';

/** Returns why a change of an existing table may break running code, or null when it can't. */
export function checkTableChange({ subtype, def }: AlterTableCmd): string | null {
  if (!subtype) return unknownChangeText('this table change');
  if (harmlessChanges.has(subtype)) return null;
  if (subtype === 'AT_AddColumn') return checkNewColumn((def as { ColumnDef: ColumnDef }).ColumnDef);
  if (subtype === 'AT_ColumnDefault')
    return def ? null : 'running code may rely on the default of the column';
  if (subtype === 'AT_AddConstraint') return checkConstraint((def as { Constraint: Constraint }).Constraint);
  return reasons[subtype] ?? unknownChangeText(subtype);
}

const unknownChangeText = (what: string) =>
  `no rule covers ${what}, so check whether running code tolerates it`;

/** Changes that affect neither the permitted values nor concurrent statements. */
const harmlessChanges = new Set([
  'AT_ValidateConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_SetStorage',
]);

const reasons: Record<string, string> = {
  AT_DropColumn: 'running code may still read or write the column',
  AT_SetNotNull: 'running code may still write rows without the column',
  AT_DropNotNull: 'running code may read NULL where it expects a value',
  AT_AlterColumnType: 'the table is rewritten, and running code may write values that do not fit',
  AT_DropConstraint: 'running code may name it in ON CONFLICT, or rely on it to reject rows',
};

/** Returns why a new column may break running code, which doesn't include it in its inserts, or null when it can't. */
function checkNewColumn({ constraints = [], typeName }: ColumnDef): string | null {
  const kinds = constraints.map((each) => (each as { Constraint: Constraint }).Constraint);
  const has = (...types: string[]) => kinds.some(({ contype }) => types.includes(contype ?? ''));
  const type = wordOf(typeName?.names?.at(-1));
  const counted = type.endsWith('serial') || has('CONSTR_IDENTITY', 'CONSTR_GENERATED');
  const defaultValue = kinds.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  if (counted || (defaultValue && !isConstant(defaultValue.raw_expr)))
    return 'the whole table is rewritten under a lock';
  if (has('CONSTR_NOTNULL', 'CONSTR_PRIMARY') && !defaultValue)
    return 'running code writes rows without the column';
  if (has('CONSTR_UNIQUE', 'CONSTR_PRIMARY') && defaultValue)
    return 'the second row with the default is rejected';
  return null;
}

/** Returns whether a default is one constant for all existing rows, so that PostgreSQL needn't rewrite the table. */
function isConstant(expression: Node | undefined): boolean {
  if (!expression) return true;
  const [kind, body] = Object.entries(expression)[0] as [string, Record<string, unknown>];
  if (kind === 'TypeCast') return isConstant(body.arg as Node);
  if (kind === 'FuncCall') return wordOf((body.funcname as Node[]).at(-1)) === 'now';
  return kind === 'A_Const' || kind === 'A_ArrayExpr' || kind === 'SQLValueFunction';
}

function wordOf(node: Node | undefined): string {
  return (node as { String?: { sval?: string } } | undefined)?.String?.sval ?? '';
}

function checkConstraint({ contype, skip_validation }: Constraint): string | null {
  const written = 'running code may write rows that the constraint rejects';
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
    return skip_validation
      ? written
      : `${written}, and every row is checked under a lock: use NOT VALID first`;
  return written;
}
