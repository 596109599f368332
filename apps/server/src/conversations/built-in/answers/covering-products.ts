import { formatList } from '@studio/domain/text/format';
import type { AssistantProduct, Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { findMentionedActivities, formatProductPrice } from './product-text.ts';

const whichCoversPattern =
  /\b(?:which|what|anything|any|one)\b.*\b(?:covers?|includes?|for|does)\b|\bboth\b|\bunlimited\b|\bwith \w+ too\b/;

/**
 * Names the packs and memberships that cover the activities of a message, such as "which covers both yoga and
 * reformer". Returns null for other questions.
 */
export function answerWhichProductsCover(message: ParsedMessage): Reply | null {
  const { normalized, current, studio } = message;
  const activities = findMentionedActivities({ ...message, names: current.names });
  if (activities.length === 0 || current.names.product.length > 0 || !whichCoversPattern.test(normalized))
    return null;
  const sold = studio.products.filter(({ kind }) => kind === 'pack' || kind === 'membership');
  const wantsUnlimited = /\bunlimited\b/.test(normalized);
  const covering = sold.filter(({ terms }) => activities.every((id) => terms?.covers.includes(id)));
  const unlimited = covering.filter(({ sessions }) => sessions === null);
  const names = formatList(activities.map((id) => getActivityName(id, studio)));
  const links = [{ label: 'See what’s covered', to: '/pricing#packages-eligibility' }];
  if (wantsUnlimited && unlimited.length > 0)
    return buildReply(`For ${names}: ${listWithPrices(unlimited)}.`, { links });
  const no = wantsUnlimited ? `There’s no unlimited membership for ${names}. ` : '';
  if (covering.length > 0) return buildReply(`${no}For ${names}: ${listWithPrices(covering)}.`, { links });
  const parts = activities.flatMap((id) => {
    const products = sold.filter(({ terms }) => terms?.covers.includes(id));
    return products.length > 0 ? [`For ${getActivityName(id, studio)}: ${listWithPrices(products)}.`] : [];
  });
  const together = ['', '', 'both '][activities.length] ?? 'all of ';
  return buildReply([`No pack or membership covers ${together}${names}.`, ...parts].join(' '), { links });
}

function getActivityName(activityId: string, { activities }: StudioDetails): string {
  return activities.find(({ id }) => id === activityId)?.name ?? activityId;
}

function listWithPrices(products: readonly AssistantProduct[]): string {
  return formatList(products.map((product) => `${product.name} (${formatProductPrice(product)})`));
}
