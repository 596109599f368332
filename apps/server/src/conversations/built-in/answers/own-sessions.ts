import { formatCount, formatList } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type {
  AssistantProduct,
  AssistantTools,
  Reply,
  SessionBalance,
} from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { checkCoverage } from './check-coverage.ts';
import { findMatchingClasses } from './class-query.ts';
import { answerProductValidity } from './product-validity.ts';

const coveragePattern =
  /\b(cover|covers|covered|include|includes|included|including|use|using|work|works|good for|pay for|valid for|count|counts)\b/;

/**
 * Says how many sessions the visitor has left and until when. If the visitor names a class, says whether these sessions
 * cover it.
 */
export async function answerOwnSessions(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const own = await tools.ownSessions();
  const account = { label: 'Your account', to: '/account' };
  if (!own && /\b(?:expir\w+|run out|runs out|valid|until when|how long)\b/.test(message.normalized)) {
    const { text, ...reply } = answerProductValidity(message);
    return { ...reply, text: `${text} Your account shows the exact date, or log in here and I’ll look.` };
  }
  if (!own)
    return buildReply('Log in and I can tell you how many sessions you’ve got left.', {
      links: [{ label: 'Log in', to: '/login' }, account],
    });
  if (own.length === 0)
    return buildReply('You don’t have any sessions at the moment.', {
      links: [account, { label: 'See packs', to: '/pricing#packs' }],
    });
  const hasDateOrTime = message.current.when.days !== null || message.current.when.times !== null;
  if (coveragePattern.test(message.normalized) && (hasDateOrTime || namesClassKind(message)))
    return answerOwnCoverage(own, message, tools);
  return buildReply(`You’ve got ${formatList(own.map(formatBalance))}.`, { links: [account] });
}

function formatBalance({ name, sessionsLeft, endsOn }: SessionBalance): string {
  const until = endsOn ? `, valid until ${formatDayAndYear(endsOn)}` : '';
  if (sessionsLeft === null) return `${name}${until}`;
  return `${formatCount(sessionsLeft, 'session')} left in ${name}${until}`;
}

async function answerOwnCoverage(
  own: readonly SessionBalance[],
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  const { studio } = message;
  const [klass] = namesClassKind(message) ? await findMatchingClasses(message, tools) : [];
  const products = own.flatMap(({ name }) => studio.products.find((product) => product.name === name) ?? []);
  const coverages = products.map((product) => checkProductCoverage(product, message, klass));
  const any = coverages.some(({ covered }) => covered);
  return buildReply(`${any ? 'Yes.' : 'No.'} ${coverages.map(({ text }) => text).join(' ')}`, {
    links: [{ label: 'See what’s covered', to: '/pricing#packages-eligibility' }],
  });
}

function checkProductCoverage(
  product: AssistantProduct,
  message: ParsedMessage,
  klass: { activityId: string; date: string; time: string; tags: readonly string[] } | undefined,
) {
  const { names, studio, current } = message;
  const { days, times } = current.when;
  const type = studio.classTypes.find(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  // If only a day or time is named, the question is about the activities that the product covers.
  const named = klass?.activityId ?? type?.activityId ?? names.activity[0];
  const date = klass?.date ?? days?.from ?? null;
  return checkCoverage(product, studio, {
    activityId: named ?? product.terms?.covers[0] ?? '',
    weekday: date ? getMondayIndex(date) : null,
    time: klass?.time ?? times?.at ?? times?.from ?? null,
    isExcluded: klass?.tags.includes('no-entitlement') ?? false,
  });
}

function namesClassKind({ names }: ParsedMessage): boolean {
  return names.activity.length + names.subType.length + names.classType.length > 0;
}
