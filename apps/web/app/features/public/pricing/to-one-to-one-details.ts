import { pricingCopy } from '@studio/content/copy/pricing';
import type { InstructorDto, ProductDto } from '@studio/contracts/catalogue';
import { getPencePerSession } from '@studio/domain/catalogue/product-terms';
import { formatPriceShort } from '@studio/domain/money/money';
import type { OneToOneDetails } from './pricing-data.ts';

/** Maximum number of tags in a row. */
const tagsShown = 2;

export function toOneToOneDetails(
  products: readonly ProductDto[],
  instructors: readonly InstructorDto[],
  currency: string,
): OneToOneDetails {
  const sold = products.filter(({ kind }) => kind === 'one-to-one');
  const single = sold.find(({ terms }) => terms.sessions === 1 && !terms.oncePerPerson);
  return {
    prices: sold.map((product) => ({
      id: product.id,
      // Removes "1:1", which is already in the section's heading.
      name: product.name.replace(/\s+1:1s?$/, ''),
      price: formatPriceShort(product.pricePence, currency),
      note: getPriceNote(product, single, currency),
      to: `/checkout?${new URLSearchParams({ product: product.id })}`,
    })),
    instructors: instructors.flatMap(({ id, name, portrait, tags, oneToOneFromPence }) =>
      oneToOneFromPence === null
        ? []
        : {
            id,
            name,
            portrait,
            tags: tags.slice(0, tagsShown),
            price: `from ${formatPriceShort(oneToOneFromPence, currency)}`,
            to: `/contact?topic=1-1&with=${encodeURIComponent(id)}`,
          },
    ),
  };
}

/**
 * Returns the note beside a price: "once", "/ session", or "£70 / session, £25 less" if buying several
 * sessions at once saves money.
 */
function getPriceNote(product: ProductDto, single: ProductDto | undefined, currency: string): string {
  const { pricePence, terms } = product;
  if (terms.oncePerPerson) return pricingCopy.sections['one-to-one'].once;
  const each = getPencePerSession(pricePence, terms);
  if (each === null) return terms.copy.unit;
  const less = (single?.pricePence ?? 0) * (terms.sessions ?? 0) - pricePence;
  return [
    `${formatPriceShort(each, currency)} / session`,
    ...(less > 0 ? [`${formatPriceShort(less, currency)} less`] : []),
  ].join(', ');
}
