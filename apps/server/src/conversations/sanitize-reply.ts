import type { BranchProfile } from '@studio/content/branch';
import { chatActions, chatTexts } from '@studio/domain/conversations/conversation';
import type { Reply, ReplyLink } from '../integrations/assistant/port.ts';
import { removeUnsafeCharacters } from './clean-text.ts';

/** Maximum length of a reply and of a label, in characters. */
const maxTextLength = 4000;
const maxLabelLength = 80;

/** Maximum numbers of classes, links and suggestions in a reply. */
const maxClasses = 6;
const maxLinks = 6;
const maxSuggestions = 4;

/** First path segments to which a reply may link. The home page has an empty segment. */
const allowedPathSegments: ReadonlySet<string> = new Set([
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
  'security',
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

/** Truncates and trims a text. Removes half a surrogate pair at the end, which the database can't store. */
function truncate(maxLength: number, text: string): string {
  return text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/**
 * Sanitises an assistant's reply before it is stored.
 * Allows plain text of limited length, links to this site's pages or the studio, at most six classes, and known
 * actions.
 * Every reply passes through here, so a visitor can't make an assistant show anything else.
 * The caller must check that the classes exist.
 */
export function sanitizeReply(reply: Reply, studio: Pick<BranchProfile, 'phone' | 'email'>): Reply {
  const text = truncate(maxTextLength, removeUnsafeCharacters(reply.text).trim());
  return {
    text: text || chatTexts.emptyReply,
    action: chatActions.find((action) => action === reply.action) ?? null,
    classIds: unique(reply.classIds.filter((id) => uuid.test(id))).slice(0, maxClasses),
    links: sanitizeLinks(reply.links, studio).slice(0, maxLinks),
    suggestions: unique(reply.suggestions.map(oneLine).filter(Boolean)).slice(0, maxSuggestions),
    handOver: reply.handOver === true,
    dialogueState: reply.dialogueState ?? null,
  };
}

function sanitizeLinks(
  links: readonly ReplyLink[],
  studio: Pick<BranchProfile, 'phone' | 'email'>,
): ReplyLink[] {
  const own = new Set([`tel:${studio.phone.dial}`, `mailto:${studio.email}`]);
  const allowed = links
    .map(({ label, to }) => ({ label: oneLine(label), to: to.trim() }))
    .filter(({ label, to }) => label && (own.has(to) || isSitePath(to)));
  return [...new Map(allowed.map((link) => [link.to, link])).values()];
}

/**
 * Returns whether a link leads to a page of this site. Parses the link as browsers do, so a link can't leave the site
 * by only looking like a path.
 */
function isSitePath(to: string): boolean {
  if (!/^\/[\x21-\x7e]*$/.test(to) || to.length > 300) return false;
  const site = 'https://site.invalid';
  const url = URL.canParse(to, site) ? new URL(to, site) : null;
  return url?.origin === site && allowedPathSegments.has(url.pathname.split('/')[1] ?? '');
}

function oneLine(text: string): string {
  return truncate(maxLabelLength, removeUnsafeCharacters(text).replace(/\s+/g, ' ').trim());
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
