import type { SandboxDatabase } from '@studio/sandbox/database';
import type { World } from './world.ts';

/** Prepared statements by query. The same checks run after every step, and planning takes most of their time. */
const plans = new WeakMap<SandboxDatabase, Map<string, string>>();

/** Runs a check as a prepared statement. */
export async function queryDatabase<Row>(
  { studio: { sandbox } }: World,
  query: string,
  values: readonly (string | number | boolean | readonly string[])[] = [],
): Promise<Row[]> {
  const prepared = plans.get(sandbox) ?? new Map<string, string>();
  plans.set(sandbox, prepared);
  let plan = prepared.get(query);
  if (!plan) {
    plan = `check_${prepared.size}`;
    await sandbox.query(`PREPARE ${plan} AS ${query}`);
    prepared.set(query, plan);
  }
  const list = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  return sandbox.query<Row>(`EXECUTE ${plan} ${list}`);
}

function literal(value: string | number | boolean | readonly string[]): string {
  if (typeof value === 'object') return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Runs a query that returns one sentence per violation. */
export async function queryViolations(
  world: World,
  query: string,
  values: Parameters<typeof queryDatabase>[2] = [],
) {
  return (await queryDatabase<{ fault: string }>(world, query, values)).map(({ fault }) => fault);
}
