import { formatPriceShort } from '@studio/domain/money/money';
import { mondayIndex } from '@studio/domain/time/local-date';
import type { FoundClass, Reply } from '../../outside/assistant/port.ts';
import type { Heard } from './parsed-message.ts';
import { say } from './replies.ts';

/** What classes cost that two come to, where an offer holds for all of them; null without one. */
export function priceOfTwo(meant: readonly FoundClass[], { studio }: Heard): Reply | null {
  const offer = studio.products.find(({ kind, terms, sessions }) => {
    const only = kind === 'offer' && sessions === 2 ? terms?.onlyWhen : null;
    return (
      only &&
      meant.every(
        ({ activityId, date, time }) =>
          terms?.covers.includes(activityId) && mondayIndex(date) === only.weekday && time >= only.from,
      )
    );
  });
  if (!offer || meant.length === 0) return null;
  return say(`${formatPriceShort(offer.pricePence)} for both: ${offer.name}.`, {
    links: [{ label: 'See pricing', to: '/pricing#offers' }],
  });
}
