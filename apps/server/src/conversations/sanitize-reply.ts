import type { BranchProfile } from '@studio/content/branch';
import { chatActions, chatTexts } from '@studio/domain/conversations/conversation';
import type { Reply, ReplyLink } from '../integrations/assistant/port.ts';

/** Longest answer, and longest words on a button, in characters. */
const answerMax = 4000;
const labelMax = 80;

/** How many classes, ways on and suggestions stand beside an answer at most. */
const classesMax = 6;
const waysMax = 6;
const suggestionsMax = 4;

/** First parts of the paths that a visitor may be sent to; the start page has none. */
const rooms: ReadonlySet<string> = new Set([
  '',
  'about',
  'account',
  'booking',
  'bookings',
  'buy',
  'checkout',
  'classes',
  'contact',
  'eligibility',
  'faq',
  'forgot-password',
  'live-chat',
  'login',
  'prelaunch',
  'pricing',
  'privacy',
  'signup',
  'studio',
  'terms',
  'timetable',
  'tour',
]);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Characters that are no text: controls but for line breaks, and those that turn the direction of what follows. */
const noText = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text as it may be kept and shown. Never markup: what looks like it is shown as it is written. */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(noText, (character) => (character === '\n' || character === '\t' ? character : ''));
}

/** Its beginning, trimmed. Half of a character that the end falls into goes with it: the database takes no halves. */
function upTo(most: number, text: string): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/**
 * What an engine has answered, as it may be kept: plain text of a bounded length, ways on that lead to this site's own
 * pages or to the studio, at most six classes, actions of the closed list. Whatever a visitor has talked an engine into,
 * it comes through here. That the classes are there is for the caller to look.
 */
export function sanitizeReply(reply: Reply, studio: Pick<BranchProfile, 'phone' | 'email'>): Reply {
  const text = upTo(answerMax, toPlainText(reply.text).trim());
  return {
    text: text || chatTexts.emptyReply,
    action: chatActions.find((action) => action === reply.action) ?? null,
    classIds: unique(reply.classIds.filter((id) => uuid.test(id))).slice(0, classesMax),
    links: waysOf(reply.links, studio).slice(0, waysMax),
    suggestions: unique(reply.suggestions.map(oneLine).filter(Boolean)).slice(0, suggestionsMax),
    handOver: reply.handOver === true,
  };
}

function waysOf(links: readonly ReplyLink[], studio: Pick<BranchProfile, 'phone' | 'email'>): ReplyLink[] {
  const own = new Set([`tel:${studio.phone.dial}`, `mailto:${studio.email}`]);
  const known = links
    .map(({ label, to }) => ({ label: oneLine(label), to: to.trim() }))
    .filter(({ label, to }) => label && (own.has(to) || isPageOfOurs(to)));
  return [...new Map(known.map((way) => [way.to, way])).values()];
}

/** Read as a browser reads it, so that nothing leaves the site that only looks like a path. */
function isPageOfOurs(to: string): boolean {
  if (!/^\/[\x21-\x7e]*$/.test(to) || to.length > 300) return false;
  const site = 'https://site.invalid';
  const url = URL.canParse(to, site) ? new URL(to, site) : null;
  return url?.origin === site && rooms.has(url.pathname.split('/')[1] ?? '');
}

function oneLine(text: string): string {
  return upTo(labelMax, toPlainText(text).replace(/\s+/g, ' ').trim());
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
