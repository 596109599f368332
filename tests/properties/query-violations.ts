import type { SandboxDatabase } from '@studio/sandbox/database';
import type { World } from './world.ts';

/** Plans of the checks by their query: the same few are asked after every step, and planning them is most of their cost. */
const plans = new WeakMap<SandboxDatabase, Map<string, string>>();

/** Asks a check of the books. */
export async function queryDatabase<Row>(
  { studio: { sandbox } }: World,
  query: string,
  values: readonly (string | number | boolean | readonly string[])[] = [],
): Promise<Row[]> {
  const known = plans.get(sandbox) ?? new Map<string, string>();
  plans.set(sandbox, known);
  let plan = known.get(query);
  if (!plan) {
    plan = `check_${known.size}`;
    await sandbox.query(`PREPARE ${plan} AS ${query}`);
    known.set(query, plan);
  }
  const list = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  return sandbox.query<Row>(`EXECUTE ${plan} ${list}`);
}

function literal(value: string | number | boolean | readonly string[]): string {
  if (typeof value === 'object') return `'{${value.join(',')}}'`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** What a query finds wrong: it answers a sentence for each fault. */
export async function queryViolations(
  world: World,
  query: string,
  values: Parameters<typeof queryDatabase>[2] = [],
) {
  return (await queryDatabase<{ fault: string }>(world, query, values)).map(({ fault }) => fault);
}
