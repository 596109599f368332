import { formatPriceShort } from '@studio/domain/money/money';
import { mondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, PricedProduct, Reply } from '../../outside/assistant/port.ts';
import { type Coverable, coverageOf } from './coverage.ts';
import type { Heard } from './heard.ts';
import { passageOf, saying } from './passage-of.ts';
import { aboutProducts, productsMeant } from './product-words.ts';
import { listed, say } from './replies.ts';
import type { Subject } from './subject.ts';

const covers =
  /\b(cover|covers|covered|include|includes|included|work for|works for|use|valid for|good for|count for|pay for|come at|come to|with|use it)\b/;
const lasts = /\b(how long|valid|expire|expires|expiry|run out|last|lasts|use it by|deadline)\b/;
const shares =
  /\b(share|sharing|shared|sister|brother|husband|wife|partner|friend|friends|mum|daughter|son|family|someone else|somebody else|transfer|both use)\b/;
const compares = /\b(cheaper|better value|worth|save|saves|saving|dearer)\b/;
const again = /\b(again|twice|second time|already had|more than once|another)\b/;
const freezes = /\b(freeze|freezing|frozen|pause|pausing|put on hold|suspend)\b/;
const ends = /\b(cancel|end|stop|leave|contract|commitment|minimum|notice|tied in|tie in|lock(ed)? in)\b/;

/** What packs, memberships and offers cover, for whom, for how long, and how they end. */
export const packsSubject: Subject = {
  name: 'packs',
  cues: [
    [covers, 4],
    [lasts, 3.5],
    [shares, 3.5],
    [/\b(packs?|memberships?)\b/, 2],
    [again, 1],
    [compares, 2.5],
    [/\bcheaper than\b|\bbetter value\b|\bworth\b/, 5],
    [freezes, 4],
    [
      /\b(?:memberships?|subscription)\b.*\b(cancel|end|stop|leave|contract|commitment|minimum|notice)\b|\b(cancel|end|stop|leave|contract|commitment|minimum|notice|freeze)\b.*\b(?:memberships?|subscription)\b/,
      5,
    ],
    [/\b(minimum|long|any) (term|contract|commitment)\b/, 4],
    [/\b(off ?peak|2 for 1|two for one)\b/, 2],
    [/\b(gift cards?|gift vouchers?|vouchers?)\b/, 5],
    [/\b(member|members)\b.*\b(off|discount|less|cheaper|benefits?)\b|\bif i have a membership\b/, 5],
    [/\bcard expired\b|\bnew (one|card)\b|\bcredit\b|\bmeanwhile\b|\bin time\b/, -4],
    [/\b(how much|price|cost|costs)\b/, -1.5],
  ],
  more: ({ own, names, leans }) =>
    own.names.product.length > 0 ? 3 : leans && names.product.length > 0 ? 2.5 : 0,
  answer: answerPacks,
};

async function answerPacks(heard: Heard, tools: AssistantTools): Promise<Reply | null> {
  const { words, names } = heard;
  if (freezes.test(words)) return membership('faq:freeze-membership', 'freeze my membership', tools);
  if (ends.test(words) && /\b(memberships?|subscription|contract|commitment|term)\b/.test(words))
    return ending(words, tools);
  if (names.product.includes('gift-card')) return giftCards(heard, tools);
  if (
    /\bmembers?(hip)?\b/.test(words) &&
    /\b(off|discount|less|cheaper|other classes|benefits?|if i have)\b/.test(words)
  )
    return memberDiscount(heard);
  const meant = productsMeant(heard);
  const [first] = meant;
  if (!first) return null;
  if (lasts.test(words) && !covers.test(words.replace(/use|valid for|with/g, ''))) return validity(meant);
  if (shares.test(words) && meant.some(({ kind }) => kind === 'pack')) return sharing(meant);
  if (again.test(words) && first.terms?.oncePerPerson)
    return say(
      `${first.name} is once per person, for a first visit. Packs work out less than single classes where you come often.`,
      { links: [{ label: 'See packs', to: '/pricing#packs' }] },
    );
  if (compares.test(words)) return comparing(meant, heard);
  if (names.product.includes('tuesday-yoga-two-for-one')) return aboutProducts(meant, heard);
  const wanted = coverableOf(heard);
  if (wanted && (covers.test(words) || /\boff ?peak\b/.test(words))) return coverage(meant, wanted, heard);
  return null;
}

function coverableOf({ names, own, studio, words, when }: Heard): Coverable | null {
  const type = studio.classTypes.find(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const activityId = type?.activityId ?? names.activity.find((id) => id !== 'pilates') ?? '';
  const days = own.when.days ?? when.days;
  const weekend = /\b(weekends?|saturdays?|sundays?)\b/.test(words);
  const weekday = days && days.from === days.to ? mondayIndex(days.from) : weekend ? 5 : null;
  const time = own.when.times?.at ?? own.when.times?.from ?? null;
  if (!activityId && weekday === null && time === null) return null;
  return { activityId, weekday, time, beside: type?.tags.includes('no-entitlement') ?? false };
}

function coverage(meant: readonly PricedProduct[], wanted: Coverable, heard: Heard): Reply {
  const said = meant.slice(0, 2).map((product) => {
    const activityId = wanted.activityId || (product.terms?.covers[0] ?? '');
    return coverageOf(product, heard.studio, { ...wanted, activityId });
  });
  const yes = said.some(({ covered }) => covered);
  // Asked for by its sort, what fits is told with its price.
  if (heard.names.product.length === 0 && said.every(({ covered }) => covered))
    return aboutProducts(meant, heard);
  const texts = [...new Set(said.map(({ text }) => text))];
  return say(`${yes ? 'Yes.' : 'No.'} ${texts.join(' ')}`, {
    links: [{ label: 'What covers what', to: '/pricing#packages-eligibility' }],
  });
}

function validity(meant: readonly PricedProduct[]): Reply {
  const lines = meant.map(({ name, terms }) =>
    terms?.valid === 'Monthly'
      ? `${name} renews every month`
      : terms?.valid === 'No end date'
        ? `${name} has no end date`
        : `${name} is valid for ${terms?.valid} from the day you buy it`,
  );
  return say(`${lines.join('. ')}.`, {
    links: meant.slice(0, 2).map(({ name, to }) => ({ label: name, to })),
  });
}

function sharing(meant: readonly PricedProduct[]): Reply {
  const packs = meant.filter(({ kind }) => kind === 'pack');
  const lines = packs.map(({ name, terms }) =>
    terms?.shareable
      ? `${name} can be shared with friends or family who check in together with you`
      : `${name} is for one person`,
  );
  const yes = packs.every(({ terms }) => terms?.shareable)
    ? 'Yes. '
    : packs.some(({ terms }) => terms?.shareable)
      ? ''
      : 'No. ';
  return say(`${yes}${lines.join('. ')}.`, { links: [{ label: 'See packs', to: '/pricing#packs' }] });
}

function comparing(meant: readonly PricedProduct[], { studio }: Heard): Reply | null {
  const pack = meant.find(({ sessions }) => (sessions ?? 0) > 1);
  if (!pack?.sessions) return null;
  const each = Math.round(pack.pricePence / pack.sessions);
  const singles = studio.products.filter(
    ({ kind, terms }) => kind === 'drop-in' && terms?.covers.some((id) => pack.terms?.covers.includes(id)),
  );
  const dearest = Math.max(...singles.map(({ pricePence }) => pricePence));
  const single = listed(singles.map(({ name, pricePence }) => `${formatPriceShort(pricePence)} for ${name}`));
  const verdict = each < dearest ? 'Yes' : 'No';
  return say(
    `${verdict}: ${pack.name} works out at ${formatPriceShort(each)} a class. A single class is ${single}.`,
    { links: [{ label: 'See pricing', to: '/pricing' }] },
  );
}

function memberDiscount({ studio }: Heard): Reply | null {
  const percent = studio.products.find(({ terms }) => (terms?.memberDiscountPercent ?? 0) > 0)?.terms
    ?.memberDiscountPercent;
  if (!percent) return null;
  return say(
    `A membership takes ${percent}% off drop-ins, packs and 1:1s. An account alone does not change prices.`,
    { links: [{ label: 'See memberships', to: '/pricing#memberships' }] },
  );
}

async function membership(id: string, words: string, tools: AssistantTools): Promise<Reply | null> {
  const found = await passageOf(tools, id, words);
  return found && saying(found);
}

async function ending(words: string, tools: AssistantTools): Promise<Reply | null> {
  const found = await passageOf(tools, 'site:cancel-membership', 'cancel my membership');
  if (!found) return null;
  const contract = /\b(contract|minimum|commitment|term|notice)\b/.test(words)
    ? 'No: a membership goes from month to month. '
    : '';
  return { ...saying(found), text: `${contract}${saying(found).text}` };
}

async function giftCards({ words }: Heard, tools: AssistantTools): Promise<Reply | null> {
  const using =
    /\b(use|redeem|spend|got|have|received|code)\b/.test(words) &&
    !/\b(sell|buy|get|how long|valid)\b/.test(words);
  const found = using
    ? await passageOf(tools, 'site:use-gift-card', 'use a gift card redeem code')
    : await passageOf(tools, 'site:gift-cards', 'sell gift cards voucher');
  return found && saying(found);
}
