import { statutoryCancellationDays } from '@studio/domain/purchases/right-to-cancel';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

const productPattern =
  /\b(?:packs?|memberships?|subscription|starter|flex|unlimited|bundle|block|1 to 1s?|one to ones?|gift ?(?:card|voucher)s?|purchase)\b/;
/** Matches questions about a class that a pack or membership paid for. */
const paidWithProductPattern =
  /\b(?:session|credit|class|place) back\b|\b(?:with|from|using|used) (?:my|a|the|one of my) (?:\w+ )?(?:pack|membership|session)\b/;
const longAgoPattern =
  /\b(?:(?:a|one|two|three|four|five|six|several|few|\d+) months?|(?:three|four|five|six|seven|eight|[3-9]|\d\d) weeks|(?:a|last) year) ago\b|\blast (?:month|year|summer)\b/;

/** Sentence about the right to cancel a purchase, for replies that don't know what was bought. */
export const productRefundRule = `You can cancel a pack or membership within ${statutoryCancellationDays} days of buying it, and pay only for what you’ve used.`;

/**
 * Returns whether a message about a refund is about a product (pack, membership or gift card) and not about a class.
 */
export function isAboutProduct({ normalized }: ParsedMessage): boolean {
  return productPattern.test(normalized) && !paidWithProductPattern.test(normalized);
}

/** States the right to cancel a purchase, and offers the team for everything beyond it. */
export function answerProductRefund({ studio, normalized }: ParsedMessage): Reply {
  const links = [
    { label: 'Your right to cancel', to: '/terms#right-to-cancel' },
    { label: 'Contact us', to: '/contact' },
  ];
  const offer = 'talk_to_human';
  if (longAgoPattern.test(normalized))
    return buildReply(
      `You can cancel a purchase within ${statutoryCancellationDays} days of buying it. After that, only our team can tell you what’s possible. Shall I ask them?`,
      { links, offer },
    );
  return buildReply(
    `Within ${statutoryCancellationDays} days of buying a pack, membership, single session or 1:1, you can cancel it without giving a reason. You pay for what you’ve used, and we refund the rest. Email ${studio.email} or tell us at the front desk. If it’s been longer than that, our team can tell you what’s possible. Shall I ask them?`,
    { links, offer },
  );
}
