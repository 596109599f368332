import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import type { ProductDto } from '@studio/contracts/catalogue';
import { formatValidity } from '@studio/domain/catalogue/format-validity';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList, selectPlural } from '@studio/domain/text/format';
import { formatDayLong } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';

const copy = purchaseCopy.terms;

interface TermsContext {
  currency: string;
  activities: readonly StudioActivity[];
  /** Day of the purchase, which is the current day in London. */
  today: string;
  renewsOn: string | null;
}

/** Returns the terms that apply to the product, as pairs of label and text. */
export function listProductTerms(product: ProductDto, context: TermsContext): (readonly [string, string])[] {
  const { kind, terms } = product;
  const { offPeakOnly, shareable, oncePerPerson, renewsMonthly, memberDiscountPercent: percent } = terms;
  const lines: [string, string | null][] = [
    [copy.includes, describeSessions(product)],
    [copy.covers, describeCoverage(product, context.activities)],
    [copy.when, offPeakOnly ? copy.offPeak : null],
    [copy.valid, renewsMonthly ? null : describeValidity(product, context.today)],
    [copy.booking, kind === 'one-to-one' ? copy.oneToOneText : null],
    [copy.payment, describeMonth(product, context)],
    [copy.discount, percent > 0 ? fillPlaceholders(copy.discountText, { percent }) : null],
    [copy.sharing, shareable ? copy.sharingText : null],
    [copy.limit, oncePerPerson ? copy.limitText : null],
    [copy.cancel, renewsMonthly ? copy.cancelText : null],
    [copy.freeze, renewsMonthly ? copy.freezeText : null],
  ];
  return lines.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const]));
}

function describeSessions({ terms: { sessions, renewsMonthly } }: ProductDto): string {
  if (sessions === null) return copy.unlimited;
  if (renewsMonthly) return fillPlaceholders(copy.sessionsPerMonth, { count: sessions });
  return selectPlural(sessions, copy.sessions.one, fillPlaceholders(copy.sessions.many, { count: sessions }));
}

/**
 * Returns the coverage of a product, such as "Mat and Yoga, not Reformer" or "Yoga"; null for a product that
 * covers no class.
 */
function describeCoverage({ terms }: ProductDto, activities: readonly StudioActivity[]): string | null {
  if (terms.covers.length === 0) return null;
  const names = activities
    .filter(({ id }) => terms.covers.includes(id))
    .map(({ id }) => getShortActivityName(activities, id));
  const reformer = activities.find(({ id, isTaught }) => id === 'reformer' && isTaught);
  const isWithoutReformer = reformer && names.length > 1 && !terms.covers.includes(reformer.id);
  const without = isWithoutReformer ? `, not ${reformer.label}` : '';
  return `${formatList(names)}${without}`;
}

function describeValidity({ terms }: ProductDto, today: string): string {
  if (terms.validDays === null) return copy.noExpiry;
  const day = formatDayLong(addDays(today, terms.validDays));
  return fillPlaceholders(copy.until, { day, days: formatValidity(terms) });
}

function describeMonth(
  { pricePence, terms }: ProductDto,
  { currency, renewsOn }: TermsContext,
): string | null {
  if (!terms.renewsMonthly || renewsOn === null) return null;
  return fillPlaceholders(copy.paymentText, { price: formatPriceShort(pricePence, currency), day: renewsOn });
}
