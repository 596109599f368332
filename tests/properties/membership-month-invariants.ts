import { queryViolations } from './query-violations.ts';
import type { World } from './world.ts';

/** Returns membership months that were granted without payment, or twice. */
export function findMonthViolations(world: World): Promise<string[]> {
  return queryViolations(world, monthFaults);
}

/** Returns months that were paid but never granted, once everything has settled. */
export function findUnfulfilledMonths(world: World): Promise<string[]> {
  return queryViolations(world, owedFaults);
}

const paidInvoices = `paid AS (
    SELECT id, (data->>'amount_paid')::int AS pence FROM sandbox.stripe_object
    WHERE kind = 'invoice' AND data->>'status' = 'paid' AND (data->>'amount_paid')::int > 0
  )`;

const monthFaults = `WITH ${paidInvoices}
  SELECT 'month ' || m.invoice_id || ' of ' || m.amount_pence || ' pence was paid with ' || coalesce(p.pence, 0) AS fault
    FROM membership_months m LEFT JOIN paid p ON p.id = m.invoice_id WHERE m.amount_pence IS DISTINCT FROM p.pence
  UNION ALL
  SELECT 'month ' || m.invoice_id || ' gave ' || count(e.id) || ' credits' FROM membership_months m
    LEFT JOIN entitlements e ON e.origin = 'membership' AND e.origin_id = m.invoice_id
    GROUP BY m.invoice_id HAVING count(e.id) <> 1
  UNION ALL
  SELECT 'credit ' || e.id || ' is of no month' FROM entitlements e
    WHERE e.origin = 'membership' AND NOT EXISTS (SELECT 1 FROM membership_months m WHERE m.invoice_id = e.origin_id)`;

const owedFaults = `WITH ${paidInvoices}
  SELECT 'invoice ' || p.id || ' was paid and gave no month' AS fault FROM paid p
    WHERE NOT EXISTS (SELECT 1 FROM membership_months m WHERE m.invoice_id = p.id)`;
