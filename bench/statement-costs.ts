import type { Client } from 'pg';

export const statementStatsSetting = 'shared_preload_libraries=pg_stat_statements';

/** Costs of one statement since the server started counting: calls, ms, and accessed blocks of 8 KB. */
interface Cost {
  statement: string;
  calls: number;
  ms: number;
  blocks: number;
}
export type StatementCosts = ReadonlyMap<string, Cost>;

export async function startCountingStatements(client: Client): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
}

/** Returns the costs of every statement so far, by query id. */
export async function readStatementCosts(client: Client): Promise<StatementCosts> {
  const { rows } = await client.query<Cost & { id: string }>(
    `SELECT queryid::text AS id, min(query) AS statement, sum(calls)::float8 AS calls,
      sum(total_exec_time) AS ms, sum(shared_blks_hit + shared_blks_read)::float8 AS blocks
     FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
     GROUP BY queryid`,
  );
  return new Map(rows.map(({ id, ...cost }) => [id, cost]));
}

function subtractCosts(before: StatementCosts, after: StatementCosts): Map<string, Cost> {
  return new Map(
    [...after].map(([id, cost]) => {
      const earlier = before.get(id);
      const of = (name: 'calls' | 'ms' | 'blocks') => cost[name] - (earlier?.[name] ?? 0);
      return [id, { statement: cost.statement, calls: of('calls'), ms: of('ms'), blocks: of('blocks') }];
    }),
  );
}

/** Lists the total costs between two readings, and the costliest statements, one per line. */
export function listCostliestStatements(
  before: StatementCosts,
  after: StatementCosts,
  maxRows: number,
): string[] {
  const costs = [...subtractCosts(before, after).values()].filter(({ calls }) => calls > 0);
  const sum = (of: 'calls' | 'ms' | 'blocks') => costs.reduce((all, cost) => all + cost[of], 0).toFixed(0);
  return [
    `${sum('ms')} ms in ${sum('calls')} statements, ${sum('blocks')} blocks`,
    ...costs
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, maxRows)
      .map(
        (cost) =>
          `${cost.ms.toFixed(1).padStart(8)} ms  ${each(cost, 'ms', 2)} and ${each(cost, 'blocks', 0)} blocks each, ${cost.calls} calls: ${short(cost)}`,
      ),
  ];
}

/**
 * Compares each statement's cost per call between the first two readings with that between the last two. Lists up to
 * `maxRows` statements, largest total increase of their time first. Milliseconds depend on other load on the machine,
 * but blocks don't.
 */
export function listCostIncreases(countings: readonly StatementCosts[], maxRows: number): string[] {
  const [first, second] = countings;
  const [nextToLast, last] = countings.slice(-2);
  if (!first || !second || !nextToLast || !last) return [];
  const early = subtractCosts(first, second);
  return [...subtractCosts(nextToLast, last)]
    .map(([id, now]) => ({ now, once: early.get(id) ?? now }))
    .filter(({ now, once }) => now.calls > 0 && once.calls > 0)
    .map(({ now, once }) => ({ now, once, dearerBy: now.ms - (once.ms / once.calls) * now.calls }))
    .toSorted((a, b) => b.dearerBy - a.dearerBy)
    .slice(0, maxRows)
    .map(
      ({ now, once }) =>
        `${each(once, 'ms', 2)} to ${each(now, 'ms', 2)} ms, ${each(once, 'blocks', 0)} to ${each(now, 'blocks', 0)} blocks, ${now.calls} calls: ${short(now)}`,
    );
}

const each = (cost: Cost, of: 'ms' | 'blocks', digits: number) => (cost[of] / cost.calls).toFixed(digits);
const short = ({ statement }: Cost) => statement.replace(/\s+/g, ' ').slice(0, 120);
