import type { ProductFacts } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { dayPartOf } from '@studio/domain/timetable/day-part';
import { timetableSearch } from '@studio/domain/timetable/timetable-query';
import type { OfferLine } from './pricing-data.ts';

type OfferTime = NonNullable<ProductFacts['terms']['onlyWhen']>;

const numbers = ['', '', 'two', 'three', 'four', 'five'] as const;

/** What there is for newcomers, those for a first visit in front. */
export function firstOffers(
  products: readonly ProductFacts[],
  currency: string,
): { offers: OfferLine[]; offersNote: string | null } {
  const all = products.filter(({ kind }) => kind === 'offer');
  const once = all.filter(({ terms }) => terms.oncePerPerson);
  const others = all.filter(({ terms }) => !terms.oncePerPerson);
  return {
    offers: [...once, ...others].map((product) => offerLine(product, currency)),
    offersNote: onceNote(once.length, all.length),
  };
}

/** Two places for the price of one are said as that; the name then need not say it again. */
function offerLine({ id, name, pricePence, terms }: ProductFacts, currency: string): OfferLine {
  const { sessions, onlyWhen, copy } = terms;
  const to = onlyWhen ? timesOf(terms.covers, onlyWhen) : copy.action.href;
  if (!onlyWhen || sessions === null || sessions < 2) {
    return { id, price: formatPriceShort(pricePence, currency), name, to };
  }
  const said = name.replace(/^\d-for-\d\s+/i, '');
  return { id, price: `${sessions} for 1`, name: `${said.charAt(0).toUpperCase()}${said.slice(1)}`, to };
}

/** The times that an offer is for: the next such day, with the classes of that part of the day. */
function timesOf(covers: readonly string[], { weekday, from }: OfferTime): string {
  const [activityType = null, ...others]: (string | null)[] = [...covers];
  const narrowed = {
    activityType: others.length === 0 ? activityType : null,
    weekday,
    dayPart: dayPartOf(from),
  };
  return `/timetable${timetableSearch({ filter: 'activity', ...narrowed })}`;
}

function onceNote(once: number, all: number): string | null {
  if (once === 0) return null;
  if (once === all) return 'Once per person.';
  return once === 1
    ? 'The first is once per person.'
    : `The first ${numbers[once] ?? once} are once per person.`;
}
