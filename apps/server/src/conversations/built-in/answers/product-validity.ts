import type { AssistantProduct, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { findMentionedProducts } from './product-text.ts';

/** Says how long the mentioned products are valid, or all packs. */
export function answerProductValidity(message: ParsedMessage): Reply {
  const mentioned = findMentionedProducts(message);
  const products =
    mentioned.length > 0 ? mentioned : message.studio.products.filter(({ kind }) => kind === 'pack');
  return buildReply(`${products.map(describeValidity).join('. ')}.`, {
    links: products.slice(0, 2).map(({ name, to }) => ({ label: name, to })),
  });
}

function describeValidity({ name, terms }: AssistantProduct): string {
  if (terms?.valid === 'Monthly') return `${name} renews every month`;
  if (terms?.valid === 'No expiry date') return `${name} doesn’t expire`;
  return `${name} is valid for ${terms?.valid} from the day you buy it`;
}
