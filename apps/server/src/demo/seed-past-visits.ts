import type { FunnelStep } from '@studio/domain/site-events/booking-funnel';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { funnelDayTotals, siteEventDayTotals } from '../site-events/tables.ts';
import { hashToFraction } from './fill-target.ts';

/** Counts, by London day, people who booked online by card or with a session. Excludes front-desk payments. */
const bookedByDay: PreparedStatement = {
  name: 'demo_booked_by_day',
  text: `SELECT (created_at AT TIME ZONE 'Europe/London')::date::text AS day,
      count(DISTINCT email) FILTER (WHERE payment_id IS NOT NULL)::int AS card,
      count(DISTINCT email) FILTER (WHERE entitlement_id IS NOT NULL)::int AS "withoutCard"
    FROM bookings WHERE branch_id = $1 AND client_id = $2
      AND (created_at AT TIME ZONE 'Europe/London')::date < $3::date
    GROUP BY 1 ORDER BY 1`,
};

interface BookedDay {
  day: LocalDate;
  card: number;
  withoutCard: number;
}

/**
 * Number of visits that end at each funnel step, per visit with a booking: a fixed part, and the maximum of a part that
 * varies by day.
 */
const abandonedVisits: Record<Exclude<FunnelStep, 'class-booked'>, readonly [number, number]> = {
  'timetable-viewed': [2.2, 1.4],
  'class-opened': [0.6, 0.5],
  'place-held': [0.15, 0.15],
  'payment-started': [0.04, 0.08],
};

/** Adds daily sums of visits for past example bookings, including visits without a booking. */
export async function seedPastVisits(
  tx: QueryExecutor,
  { branchId, clientId, today }: { branchId: string; clientId: string; today: LocalDate },
): Promise<void> {
  const days = await tx.run<BookedDay>(bookedByDay, [branchId, clientId, today]);
  if (days.length === 0) return;
  const counted = days.map((one) => ({ ...one, furthest: countVisitsByStep(one) }));
  const steps = counted.flatMap(({ day, furthest }) =>
    Object.entries(furthest).map(([step, visits]) => ({
      branchId,
      day,
      furthest: step as FunnelStep,
      visits,
    })),
  );
  const events = counted.flatMap((one) =>
    eventsOf(one).map((event) => ({ branchId, day: one.day, ...event })),
  );
  // A day with real visits keeps its counts.
  await tx.orm.insert(funnelDayTotals).values(steps).onConflictDoNothing();
  await tx.orm.insert(siteEventDayTotals).values(events).onConflictDoNothing();
}

type VisitsByStep = Record<FunnelStep, number>;

function countVisitsByStep({ day, card, withoutCard }: BookedDay): VisitsByStep {
  const booked = card + withoutCard;
  const others = Object.entries(abandonedVisits).map(([step, [minimum, variation]]) => [
    step,
    Math.round(booked * (minimum + variation * hashToFraction(`visits ${step} ${day}`))),
  ]);
  return { ...Object.fromEntries(others), 'class-booked': booked };
}

function eventsOf({ card, withoutCard, furthest }: BookedDay & { furthest: VisitsByStep }) {
  const startedPayments = card + furthest['payment-started'];
  const held = card + withoutCard + furthest['payment-started'] + furthest['place-held'];
  const opened = held + furthest['class-opened'];
  const yoga = Math.round(opened / 4);
  const events = [
    { name: 'timetable-viewed', value: '', page: 'timetable', visits: opened + furthest['timetable-viewed'] },
    { name: 'class-opened', value: 'reformer', page: 'timetable', visits: opened - 2 * yoga },
    { name: 'class-opened', value: 'yoga', page: 'timetable', visits: yoga },
    { name: 'class-opened', value: 'mat', page: 'timetable', visits: yoga },
    { name: 'place-held', value: '', page: 'timetable', visits: held },
    { name: 'checkout-opened', value: 'class', page: 'checkout', visits: held },
    { name: 'payment-started', value: '', page: 'checkout', visits: startedPayments },
    { name: 'class-booked', value: 'card', page: 'checkout', visits: card },
    { name: 'class-booked', value: 'without-card', page: 'checkout', visits: withoutCard },
  ] as const;
  return events.filter(({ visits }) => visits > 0);
}
