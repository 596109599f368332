import {
  type AdvisableProduct,
  adviseForFrequency,
  type WeeklyFrequency,
} from '@studio/domain/catalogue/frequency-advice';
import { getPencePerClass } from '@studio/domain/catalogue/price-per-class';
import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import { formatPriceShort } from '@studio/domain/money/money';
import type { PricedProduct, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { findMentionedActivities, formatPrice } from './product-text.ts';

type Offered = AdvisableProduct & { sold: PricedProduct };

const aWeek =
  /\b(once|one|twice|two|three|four|five|six|seven|\d) (?:times? )?(?:a|per|each|every) week\b|\b(every day|daily)\b/;
const asksWhich = /\b(cheapest|cheaper|best|should i|which|what is|better|recommend|worth|least)\b/;
const words: Record<WeeklyFrequency, string> = {
  1: 'once a week',
  2: 'twice a week',
  3: 'three times a week',
};

/** Replies to "Which is cheapest for twice a week?" by the rule of the pricing page. */
export function adviseCheapestByFrequency(heard: ParsedMessage): Reply | null {
  const perWeek = frequencyIn(heard.words);
  if (!perWeek || !asksWhich.test(heard.words)) return null;
  const advice = adviseForFrequency(offeredTo(heard), perWeek);
  if (!advice) return null;
  const { product, dearerThan, cheaper } = advice;
  const least = leastOf([product, ...dearerThan, ...(cheaper ? [cheaper.product] : [])], perWeek);
  const first = `For ${words[perWeek]} the cheapest is ${inWords(least)}.`;
  const beside = product.terms.offPeakOnly ? null : leastOf([product, ...dearerThan], perWeek);
  const other = beside && least.terms.offPeakOnly ? ` At any hour: ${inWords(beside)}.` : '';
  return buildReply(`${first}${other}`, {
    links: [
      { label: least.sold.name, to: least.sold.to },
      { label: 'See pricing', to: '/pricing' },
    ].filter(({ to }, index, all) => all.findIndex((one) => one.to === to) === index),
  });
}

function leastOf(products: readonly [Offered, ...Offered[]], perWeek: WeeklyFrequency): Offered {
  return products.reduce((so, one) =>
    getPencePerClass(one, perWeek) < getPencePerClass(so, perWeek) ? one : so,
  );
}

function frequencyIn(said: string): WeeklyFrequency | null {
  const [, count, daily] = aWeek.exec(said) ?? [];
  if (daily) return 3;
  if (!count) return null;
  if (['once', 'one', '1'].includes(count)) return 1;
  return ['twice', 'two', '2'].includes(count) ? 2 : 3;
}

/** Returns the products for the activities and hours that the visitor mentions. */
function offeredTo(heard: ParsedMessage): Offered[] {
  const activities = findMentionedActivities(heard);
  const later = /\b(evenings?|after work|weekends?|nights?)\b/.test(heard.words);
  return heard.studio.products.flatMap((sold) => {
    const { terms, sessions, id, kind, pricePence } = sold;
    const fits = activities.length === 0 || activities.every((one) => terms?.covers.includes(one));
    if (!terms || !fits || (later && terms.offPeakOnly)) return [];
    return { id, kind: kind as ProductKind, pricePence, sold, terms: { ...terms, sessions } };
  });
}

/** Describes a product by its total price. A price per class of an unlimited membership would only be a guess. */
function inWords({ sold, terms, kind, pricePence }: Offered): string {
  if (kind === 'drop-in') return `one class at a time, ${formatPriceShort(pricePence)} for ${sold.name}`;
  const holds = terms.sessions === null ? '' : ` for ${terms.sessions} classes`;
  return `${sold.name}, ${formatPrice(sold)}${holds}${terms.offPeakOnly ? ', for weekday classes before 16:00' : ''}`;
}
