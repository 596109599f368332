import { fillPlaceholders, pricingCopy } from '@studio/content/copy/pricing';
import type { ProductDto } from '@studio/contracts/catalogue';
import { type ActivityCoverage, buildCoverageRows } from '@studio/domain/catalogue/coverage';
import { formatValidity } from '@studio/domain/catalogue/format-validity';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';
import { joinNames } from './join-names.ts';
import type { CoverageTableData, CoverageTableRow } from './pricing-data.ts';

const sectionCopy = pricingCopy.sections['packages-eligibility'];

/**
 * Builds the table of products and the activities that they cover. Its columns are the activities that the studio
 * teaches and at least one product covers.
 */
export function buildCoverageTable(
  products: readonly ProductDto[],
  currency: string,
  activities: readonly StudioActivity[],
): CoverageTableData {
  const activityIds = activities
    .filter(({ id, isTaught }) => isTaught && products.some(({ terms }) => terms.covers.includes(id)))
    .map(({ id }) => id);
  const columns = activityIds.map((id) => getShortActivityName(activities, id));
  const rows = buildCoverageRows(products, activityIds).map(
    ({ products: equivalentProducts, covers }): CoverageTableRow => {
      const { offPeakOnly } = equivalentProducts[0].terms;
      return {
        name: joinNames(equivalentProducts.map(({ name }) => name)),
        cells: covers.map(toCell),
        summary: summariseCoverage(covers, columns),
        when: offPeakOnly ? sectionCopy.offPeak : sectionCopy.anyTime,
        valid: formatValidity(equivalentProducts[0].terms),
      };
    },
  );
  return { columns, rows, note: [...listEventNotes(products, currency), sectionCopy.note].join(' ') };
}

function toCell(cover: ActivityCoverage): true | null | string {
  if (cover.kind === 'covered') return true;
  return cover.kind === 'discount' ? `${cover.percent}% off` : null;
}

/** Lists covered activities, then discounted ones, in one line of text. */
function summariseCoverage(covers: readonly ActivityCoverage[], columns: readonly string[]): string {
  const named = (kind: ActivityCoverage['kind']) => columns.filter((_, nth) => covers[nth]?.kind === kind);
  const discount = covers.find((cover) => cover.kind === 'discount');
  const less = discount ? `${discount.percent}% off ${formatList(named('discount'))}` : '';
  return [formatList(named('covered')), less].filter(Boolean).join(', ');
}

/** Returns one note per event with its price, because no pack, membership or offer covers events. */
function listEventNotes(products: readonly ProductDto[], currency: string): string[] {
  return products
    .filter(({ kind }) => kind === 'event')
    .map(({ name, pricePence }) =>
      fillPlaceholders(sectionCopy.events, { name, price: formatPriceShort(pricePence, currency) }),
    );
}
