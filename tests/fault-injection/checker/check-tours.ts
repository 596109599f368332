import type { ClientLog } from '../clients/acknowledged-log.ts';
import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Checks that each slot has one party and each party a slot, and that tours match their last acknowledged change. */
export function checkTours(log: Pick<ClientLog, 'told' | 'unsure'>, books: StudioSnapshot): CheckerFinding[] {
  const parties = startsOf(books.tours, 'CONFIRMED');
  const slots = startsOf(books.slots, 'BOOKED');
  const wrong = [...new Set([...parties, ...slots])].flatMap((startsMs): string[] => {
    const [many, booked] = [countOf(parties, startsMs), countOf(slots, startsMs)];
    const slot = `slot ${new Date(startsMs).toISOString()}`;
    if (many > 1) return [`${slot} has ${many} parties`];
    return many === booked ? [] : [`${slot} is booked ${booked} times, for ${many} parties`];
  });
  return [
    ...wrong.map((what): CheckerFinding => ({ about: 'tours', what })),
    ...lostTours(log, books).map((what): CheckerFinding => ({ about: 'lost', what })),
  ];
}

const startsOf = (rows: readonly { startsMs: number; status: string }[], wanted: string) =>
  rows.flatMap(({ startsMs, status }) => (status === wanted ? startsMs : []));

const countOf = (all: readonly number[], one: number) => all.filter((each) => each === one).length;

function lostTours({ told, unsure }: Pick<ClientLog, 'told' | 'unsure'>, books: StudioSnapshot): string[] {
  const rows = new Map(books.tours.map((tour) => [tour.id, tour]));
  const lasts = new Map<string, { start: string; isOver: boolean }>();
  for (const one of told) {
    if (one.what === 'tour booked' || one.what === 'tour moved')
      lasts.set(one.tourId, { start: one.start, isOver: lasts.get(one.tourId)?.isOver ?? false });
    if (one.what === 'tour cancelled')
      lasts.set(one.tourId, { start: lasts.get(one.tourId)?.start ?? '', isOver: true });
  }
  return [...lasts].flatMap(([tourId, { start, isOver }]) => {
    const row = rows.get(tourId);
    if (!row) return [`tour ${tourId}`];
    const maybe = unsure.filter((one) => 'tourId' in one && one.tourId === tourId);
    const isCancelled = row.status === 'CANCELLED';
    if (isOver && !isCancelled) return [`cancellation of tour ${tourId}`];
    if (isCancelled && !isOver && !maybe.some(({ what }) => what === 'tour cancelled'))
      return [`tour ${tourId}, which is ${row.status}`];
    const starts = [start, ...maybe.flatMap((one) => (one.what === 'tour moved' ? one.start : []))];
    return starts.some((each) => Date.parse(each) === row.startsMs) ? [] : [`start of tour ${tourId}`];
  });
}
