import { filled, pricingCopy } from '@studio/content/copy/pricing';
import type { ProductFacts } from '@studio/contracts/catalogue';
import { type Cover, coverageRows } from '@studio/domain/catalogue/coverage';
import { validityWords } from '@studio/domain/catalogue/validity';
import { formatPriceShort } from '@studio/domain/money/money';
import { listed } from '../../lib/listed.ts';
import { joinedNames } from './joined-names.ts';
import type { Coverage, CoverageLine } from './pricing-data.ts';

const words = pricingCopy.sections['packages-eligibility'];

/** The table of what covers what. Its columns are the activities that a drop-in can be bought for. */
export function coverageLines(products: readonly ProductFacts[], currency: string): Coverage {
  const activityIds = Object.keys(pricingCopy.activities).filter((id) =>
    products.some(({ terms }) => terms.covers.includes(id)),
  );
  const columns = activityIds.map((id) => pricingCopy.activities[id] ?? id);
  const rows = coverageRows(products, activityIds).map(({ products: alike, covers }): CoverageLine => {
    const { offPeakOnly } = alike[0].terms;
    return {
      name: joinedNames(alike.map(({ name }) => name)),
      cells: covers.map(cell),
      summary: summary(covers, columns),
      when: offPeakOnly ? words.offPeak : words.anyTime,
      valid: validityWords(alike[0].terms),
    };
  });
  return { columns, rows, note: [...eventNotes(products, currency), words.note].join(' ') };
}

function cell(cover: Cover): true | null | string {
  if (cover.kind === 'covered') return true;
  return cover.kind === 'discount' ? `${cover.percent}% off` : null;
}

/** In one line: what is covered, then what costs less. */
function summary(covers: readonly Cover[], columns: readonly string[]): string {
  const named = (kind: Cover['kind']) => columns.filter((_, nth) => covers[nth]?.kind === kind);
  const discount = covers.find((cover) => cover.kind === 'discount');
  const less = discount ? `${discount.percent}% off ${listed(named('discount'))}` : '';
  return [listed(named('covered')), less].filter(Boolean).join(', ');
}

/** What is covered by nothing. */
function eventNotes(products: readonly ProductFacts[], currency: string): string[] {
  return products
    .filter(({ kind }) => kind === 'event')
    .map(({ name, pricePence }) =>
      filled(words.events, { name, price: formatPriceShort(pricePence, currency) }),
    );
}
