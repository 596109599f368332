import { branch } from '@studio/content/branch';
import { timetableLinkFilters } from '@studio/content/class-sub-types';
import { listFaqItems } from '@studio/content/faq';
import { instructors } from '@studio/content/instructors';
import { products } from '@studio/content/products';
import { faqDefaults } from '@studio/content/site-copy/faq';
import { isContactTopic } from '@studio/domain/enquiries/contact-details';
import { isLocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import routes from '@studio/web/app/routes';
import type { GroundTruth } from './ground-truth.ts';

/** Pages that the chat never links to. */
const notForVisitors = /^(\*|admin|trainer|scan|styleguide|offline|[\w.]*\.\w+$)/;

const pages = routes
  .flatMap((route) => [route, ...(route.children ?? [])])
  .map(({ path }) => path ?? '')
  .filter((path) => !notForVisitors.test(path))
  .map((path) => new RegExp(`^/${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`));
/** Redirects, and the chat itself. */
const otherPaths = new Set(['/contact-us', '/classes/mat', '/live-chat']);

/** Finds links that lead nowhere or to someone else's booking: unknown pages, days, classes or products. */
export function findWrongLinks(links: readonly string[], truth: GroundTruth): string[] {
  return links.flatMap((to) => {
    if (to === `tel:${branch.phone.dial}` || to === `mailto:${branch.email}`) return [];
    const problem = to.startsWith('/')
      ? findProblem(new URL(to, 'https://site.example'), truth)
      : 'is not of this site';
    return problem ? [`${to} ${problem}`] : [];
  });
}

function findProblem(url: URL, truth: GroundTruth): string | null {
  const { pathname, searchParams: query, hash } = url;
  if (!otherPaths.has(pathname) && !pages.some((page) => page.test(pathname))) return 'is no page';
  const paramOf = (name: string) => query.get(name) ?? '';
  const isValidParam = (name: string, isValid: (value: string) => boolean) =>
    !query.has(name) || isValid(paramOf(name));
  if (pathname.startsWith('/classes/on/')) return isClass(pathname, truth) ? null : 'is no class that is on';
  if (pathname.startsWith('/booking/') && pathname !== '/booking/complete') {
    return truth.ownBookings.some((id) => pathname === `/booking/${id}`) ? null : 'is nobody’s own booking';
  }
  if (!isValidParam('date', (date) => isLocalDate(date) && date >= toLondonDate(truth.now)))
    return 'is no day to come';
  if (!isValidParam('trainer', (id) => instructors.some((person) => person.id === id)))
    return 'names nobody who teaches';
  if (!isValidParam('activity', (activity) => activity in timetableLinkFilters)) return 'names no activity';
  if (!isValidParam('product', isProduct)) return 'names nothing that is sold';
  if (pathname === '/contact' && !isValidParam('topic', isContactTopic)) return 'names no topic';
  const isQuestion = listFaqItems(faqDefaults).some(({ id }) => hash === `#${id}`) || hash === '';
  return pathname === '/faq' && !isQuestion ? 'names no question' : null;
}

function isProduct(id: string): boolean {
  return id === 'gift-card' || products.some((product) => product.id === id);
}

function isClass(pathname: string, { classes }: GroundTruth): boolean {
  return classes.some(
    ({ on, title, date, time }) =>
      on && buildClassPath({ className: title, dateStart: `${date}#${time}` }) === pathname,
  );
}

/** Finds contact details in a text that aren't the studio's. Markup counts too, since the text is plain. */
export function findWrongContactDetails(text: string, question: string): string[] {
  const findForeign = (found: RegExpMatchArray | null, ownValues: readonly string[]) =>
    (found ?? []).filter(
      (value) => !question.includes(value) && !ownValues.some((ownValue) => ownValue.startsWith(value)),
    );
  const emails = findForeign(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g), [branch.email]);
  const sites = findForeign(
    text.match(/https?:\/\/[^\s)]+[^\s).,]/g),
    branch.socials.map(({ url }) => url),
  );
  const phones = (text.match(/(?:\+44|\b0)[\d ]{9,}\d/g) ?? []).filter((phone) => !isOwnPhone(phone));
  const markup = text.match(/<\/?[a-z][^>]*>/gi) ?? [];
  return [...emails, ...sites, ...phones, ...markup].map((value) => `${value} is not the studio's`);
}

function isOwnPhone(phone: string): boolean {
  return branch.phone.dial.replace('+44', '').endsWith(phone.replace(/\D/g, '').replace(/^(44|0)/, ''));
}
