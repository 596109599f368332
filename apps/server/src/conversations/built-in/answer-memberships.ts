import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Matches questions about pausing a membership. */
export const freezePattern =
  /\b(freeze|freezing|frozen|paus(e|es|ed|ing)|on hold|suspend\w*)\b|\b(memberships?|subscription)\b.*\b(away|break|travel\w*|abroad|holidays?)\b|\b(away|break|travel\w*|abroad|holidays?)\b.*\b(memberships?|subscription)\b/;
const endingPattern =
  /\b(cancel|end|stop|leave|contract|commitment|minimum|notice|tied in|tie in|lock(ed)? in)\b/;

/** Replies about freezing and ending a membership and about its discounts. Returns null for other questions. */
export async function answerMemberships(
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const { normalized, names } = message;
  if (freezePattern.test(normalized)) {
    const found = await findPassage(tools, 'faq:freeze-membership', 'freeze my membership');
    return found && buildPassageReply(found);
  }
  if (
    endingPattern.test(normalized) &&
    /\b(memberships?|subscription|contract|commitment|term)\b/.test(normalized)
  )
    return answerEnding(normalized, tools);
  if (names.product.includes('gift-card')) return null;
  const isDiscountQuestion =
    /\bmembers?(hip)?\b/.test(normalized) &&
    /\b(off|discount|less|cheaper|other classes|benefits?|if i have)\b/.test(normalized);
  return isDiscountQuestion ? memberDiscount(message) : null;
}

function memberDiscount({ studio }: ParsedMessage): Reply | null {
  const percent = studio.products.find(({ terms }) => (terms?.memberDiscountPercent ?? 0) > 0)?.terms
    ?.memberDiscountPercent;
  if (!percent) return null;
  return buildReply(
    `Members get ${percent}% off drop-ins, packs and 1:1s. An account on its own doesn’t change prices.`,
    { links: [{ label: 'See memberships', to: '/pricing#memberships' }] },
  );
}

async function answerEnding(normalized: string, tools: AssistantTools): Promise<Reply | null> {
  const found = await findPassage(tools, 'site:cancel-membership', 'cancel my membership');
  if (!found) return null;
  const contract = /\b(contract|minimum|commitment|term|notice)\b/.test(normalized)
    ? 'No, memberships run from month to month. '
    : '';
  return { ...buildPassageReply(found), text: `${contract}${buildPassageReply(found).text}` };
}
