import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Checks that each slot has one party and each party a slot, and that tours match their last acknowledged change. */
export function checkTours(
  log: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  snapshot: StudioSnapshot,
): CheckerFinding[] {
  const parties = startsOf(snapshot.tours, 'CONFIRMED');
  const slots = startsOf(snapshot.slots, 'BOOKED');
  const wrong = [...new Set([...parties, ...slots])].flatMap((startsMs): string[] => {
    const [many, booked] = [countOf(parties, startsMs), countOf(slots, startsMs)];
    const slot = `slot ${new Date(startsMs).toISOString()}`;
    if (many > 1) return [`${slot} has ${many} parties`];
    return many === booked ? [] : [`${slot} is booked ${booked} times, for ${many} parties`];
  });
  return [
    ...wrong.map((what): CheckerFinding => ({ about: 'tours', what })),
    ...findLostTours(log, snapshot).map((what): CheckerFinding => ({ about: 'lost', what })),
  ];
}

const startsOf = (rows: readonly { startsMs: number; status: string }[], expectedStatus: string) =>
  rows.flatMap(({ startsMs, status }) => (status === expectedStatus ? startsMs : []));

const countOf = (all: readonly number[], item: number) => all.filter((each) => each === item).length;

function findLostTours(
  { acknowledgedResults, unsure }: Pick<ClientLog, 'acknowledgedResults' | 'unsure'>,
  snapshot: StudioSnapshot,
): string[] {
  const rows = new Map(snapshot.tours.map((tour) => [tour.id, tour]));
  const lastChanges = new Map<string, { start: string; isOver: boolean }>();
  for (const item of acknowledgedResults) {
    if (item.what === 'tour booked' || item.what === 'tour moved')
      lastChanges.set(item.tourId, {
        start: item.start,
        isOver: lastChanges.get(item.tourId)?.isOver ?? false,
      });
    if (item.what === 'tour cancelled')
      lastChanges.set(item.tourId, { start: lastChanges.get(item.tourId)?.start ?? '', isOver: true });
  }
  return [...lastChanges].flatMap(([tourId, { start, isOver }]) => {
    const row = rows.get(tourId);
    if (!row) return [`tour ${tourId}`];
    const uncertainChanges = unsure.filter((item) => 'tourId' in item && item.tourId === tourId);
    const isCancelled = row.status === 'CANCELLED';
    if (isOver && !isCancelled) return [`cancellation of tour ${tourId}`];
    if (isCancelled && !isOver && !uncertainChanges.some(({ what }) => what === 'tour cancelled'))
      return [`tour ${tourId}, which is ${row.status}`];
    const starts = [
      start,
      ...uncertainChanges.flatMap((item) => (item.what === 'tour moved' ? item.start : [])),
    ];
    return starts.some((each) => Date.parse(each) === row.startsMs) ? [] : [`start of tour ${tourId}`];
  });
}
