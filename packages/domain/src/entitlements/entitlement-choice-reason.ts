import { formatDay } from '../time/format-london.ts';
import { toLondonDate } from '../time/london.ts';
import type { Entitlement } from './entitlement.ts';

/** Credit, and whether it renews at its end. */
export type RenewingEntitlement = Entitlement & { renews: boolean };

/**
 * Explains why the server uses one credit before another (handbook: packs-and-memberships 2). The text follows "Chosen
 * for you:", such as "it renews on 1 December, and your pack lasts longer". Must match the order in `rankEntitlements`.
 */
export function formatEntitlementChoiceReason(chosen: RenewingEntitlement, next: Entitlement): string {
  const other =
    next.kind === chosen.kind ? `your ${next.name}` : (kindLabels[next.kind] ?? `your ${next.name}`);
  if (chosen.kind === 'membership' && chosen.balance === null)
    return `${chosen.name} is unlimited, so you keep the sessions in ${other}`;
  if (!chosen.expiresAt) return 'you bought it first';
  const on = formatLondonDayAndMonth(
    chosen.renews ? chosen.expiresAt : getLastValidInstant(chosen.expiresAt),
  );
  const comparison = outlasts(next, chosen)
    ? `and ${other} lasts longer`
    : `so you keep the sessions in ${other}`;
  return chosen.renews ? `it renews on ${on}, ${comparison}` : `it expires on ${on}, ${comparison}`;
}

const kindLabels: Partial<Record<Entitlement['kind'], string>> = {
  pack: 'your pack',
  membership: 'your membership',
  'drop-in': 'your drop-in',
};

function outlasts(one: Entitlement, other: Entitlement): boolean {
  const ends = (credit: Entitlement) => credit.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return ends(one) > ends(other);
}

/**
 * Returns the last instant before a credit's end. Packs end at midnight, so their last day is the day before that
 * midnight.
 */
export function getLastValidInstant(end: Date): Date {
  return new Date(end.getTime() - 1);
}

/** Formats an instant's London day, such as "1 December". */
export function formatLondonDayAndMonth(instant: Date): string {
  return formatDay(toLondonDate(instant), { day: 'numeric', month: 'long' });
}
