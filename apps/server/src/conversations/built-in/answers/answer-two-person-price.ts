import { formatPriceShort } from '@studio/domain/money/money';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { FoundClass, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

/** Replies with the price for two people, if one offer covers all the classes. Returns null otherwise. */
export function answerTwoPersonPrice(
  classes: readonly FoundClass[],
  { studio }: ParsedMessage,
): Reply | null {
  const offer = studio.products.find(({ kind, terms, sessions }) => {
    const only = kind === 'offer' && sessions === 2 ? terms?.onlyWhen : null;
    return (
      only &&
      classes.every(
        ({ activityId, date, time }) =>
          terms?.covers.includes(activityId) && getMondayIndex(date) === only.weekday && time >= only.from,
      )
    );
  });
  if (!offer || classes.length === 0) return null;
  return buildReply(`It’s ${formatPriceShort(offer.pricePence)} for both of you, with ${offer.name}.`, {
    links: [{ label: 'See pricing', to: '/pricing#offers' }],
  });
}
