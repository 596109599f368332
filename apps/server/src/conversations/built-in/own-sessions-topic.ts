import { formatDayAndYear } from '@studio/domain/time/format-london';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, OwnSessions, PricedProduct, Reply } from '../../integrations/assistant/port.ts';
import { buildReply, formatList } from './build-reply.ts';
import { findMatchingClasses } from './class-query.ts';
import { describeCoverage } from './describe-coverage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/** Matches the visitor's own pack or membership. */
const mine =
  /\bmy\b.*\b(packs?|memberships?|credits?|sessions?|balance|off ?peak|anytime|flow|flex|subscription|plan)\b/;
const asksCover =
  /\b(cover|covers|covered|include|includes|included|including|use|using|work|works|good for|pay for|valid for|come|go|do|count|counts)\b/;

export const ownSessionsTopic: Topic = {
  name: 'own sessions',
  cues: [
    [/\b(how many|any|what) (\w+ ){0,2}(sessions?|credits?|classes) (\w+ ){0,3}(i|left|remaining|have)\b/, 4],
    [/\b(sessions?|credits?|classes)\b.*\b(left|remaining)\b/, 2.5],
    [/\bmy (\w+ )?(pack|membership|credits?|sessions?|balance)\b/, 3],
    [/\b(which|what) (membership|pack) (am i|do i have|have i)\b/, 6],
    [/\b(run out|expires?|expiry|end|ends|valid)\b/, 1],
    [
      /\b(cancel|freeze|pause|stop|friend|sister|husband|wife|share|if i|reformer pack for|bring|join|how do i|places|spots|people)\b/,
      -3.5,
    ],
  ],
  more: ({ question, words }) => {
    if (!question.signedIn) return -0.5;
    return mine.test(words) ? 5.5 : 1;
  },
  answer: answerOwnSessions,
};

async function answerOwnSessions(heard: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { words } = heard;
  const own = await tools.ownSessions();
  const account = { label: 'Your account', to: '/account' };
  const asksHowMany = /\b(left|remaining|how many|balance|run out|which|what)\b/.test(words);
  if (!own && !asksHowMany) return null;
  if (!own)
    return buildReply('Log in, and I can tell you what you have left.', {
      links: [{ label: 'Log in', to: '/login' }, account],
    });
  if (own.length === 0)
    return buildReply('There are no sessions in your account at the moment.', {
      links: [account, { label: 'See packs', to: '/pricing#packs' }],
    });
  const asksWhen = heard.own.when.days !== null || heard.own.when.times !== null;
  if (asksCover.test(words) && (asksWhen || namesKind(heard))) return covering(own, heard, tools);
  return buildReply(`You have ${formatList(own.map(inWords))}.`, { links: [account] });
}

function inWords({ name, left, endsOn }: OwnSessions): string {
  const until = endsOn ? `, good until ${formatDayAndYear(endsOn)}` : '';
  if (left === null) return `${name}${until}`;
  return `${left} ${left === 1 ? 'session' : 'sessions'} of ${name}${until}`;
}

async function covering(
  own: readonly OwnSessions[],
  heard: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  const { studio } = heard;
  const [klass] = namesKind(heard) ? await findMatchingClasses(heard, tools) : [];
  const products = own.flatMap(({ name }) => studio.products.find((product) => product.name === name) ?? []);
  const said = products.map((product) => coverSentence(product, heard, klass));
  const any = said.some(({ covered }) => covered);
  return buildReply(`${any ? 'Yes.' : 'No.'} ${said.map(({ text }) => text).join(' ')}`, {
    links: [{ label: 'What covers what', to: '/pricing#packages-eligibility' }],
  });
}

function coverSentence(
  product: PricedProduct,
  heard: ParsedMessage,
  klass: { activityId: string; date: string; time: string; tags: readonly string[] } | undefined,
) {
  const { names, studio, own } = heard;
  const { days, times } = own.when;
  const type = studio.classTypes.find(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  // If only a day or time is named, the question is about the activities that the product covers.
  const named = klass?.activityId ?? type?.activityId ?? names.activity[0];
  const date = klass?.date ?? days?.from ?? null;
  return describeCoverage(product, studio, {
    activityId: named ?? product.terms?.covers[0] ?? '',
    weekday: date ? getMondayIndex(date) : null,
    time: klass?.time ?? times?.at ?? times?.from ?? null,
    beside: klass?.tags.includes('no-entitlement') ?? false,
  });
}

function namesKind({ names }: ParsedMessage): boolean {
  return names.activity.length + names.subType.length + names.classType.length > 0;
}
