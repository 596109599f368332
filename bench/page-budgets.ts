/** Kind of user who opens a page: a visitor without a login, or the demo account with this role. */
export type PageVisitor = 'visitor' | 'member' | 'trainer' | 'admin';

/** Maximum weights of a page in KB (see measure-page-weight.ts), and Lighthouse's limits. */
export interface PageBudget {
  visitor: PageVisitor;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  document: number;
  /** Lighthouse limits; null to measure the weight only. Pages that search engines must not index have no SEO score. */
  lighthouse: { scores: readonly number[]; paintMs: number; shift: number; runs?: number } | null;
}

const shared = { styles: 31, fonts: 60, pictures: 110, document: 36 };
/**
 * Limits of pages with the best scores. Their shift must be 0, rounded to three decimals. Results of fewer than five
 * runs depend too much on the machine.
 */
const best = { scores: [100, 100, 100, 100], paintMs: 1200, shift: 0.0005, runs: 5 };
const listed = { scores: [90, 100, 100, 100], paintMs: 2500, shift: 0.01 };
/** Limits of pages whose largest element depends on the browser's own data, so that scripts load it late. */
const clientRendered = { scores: [70, 100, 100, 0], paintMs: 5000, shift: 0.01 };
const unlisted = { scores: [90, 100, 100, 0], paintMs: 2500, shift: 0.02 };

/**
 * Limits of pages behind a login, which show nothing until the scripts have loaded their data. The loading time depends
 * mostly on the machine.
 */
const behindLogin = { scores: [50, 100, 100, 0], paintMs: 6000, shift: 0.02 };

const page = (
  scripts: number,
  lighthouse: PageBudget['lighthouse'],
  visitor: PageVisitor = 'visitor',
): PageBudget => ({
  visitor,
  scripts,
  ...shared,
  lighthouse,
});
const account = (scripts: number) => page(scripts, behindLogin, 'member');
/** Returns the budget of staff tools, which have more styles than other pages. */
const tool = (scripts: number, visitor: PageVisitor = 'admin') => ({
  ...page(scripts, behindLogin, visitor),
  styles: 56,
});

/**
 * Budgets by page path. list-routes-without-budget.ts finds the route of each path. The budget of `/` and the
 * Lighthouse limits of the first five pages were set at the start of the project. Other weights are the measured ones
 * plus about 3 KB. They include the islands of the first view, which hydrate without a touch. All tools below /admin
 * share the budget of the heaviest one.
 */
export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  '/': page(114, best),
  '/classes': page(123, best),
  '/classes/reformer': page(141, best),
  '/pricing': page(139, best),
  '/faq': page(129, best),
  '/timetable': page(149, listed),
  '/classes/on/:date/:slug': page(143, listed),
  '/about': page(196, clientRendered),
  '/contact': page(133, listed),
  '/tour': page(149, listed),
  '/prelaunch': page(131, unlisted),
  '/eligibility': page(123, listed),
  '/studio/environment': page(119, listed),
  '/blog/posture': page(125, null),
  '/terms': page(121, listed),
  '/privacy': page(122, listed),
  '/live-chat': page(146, unlisted),
  '/offline': page(127, unlisted),
  '/checkout': page(180, clientRendered),
  '/purchase/complete': page(146, clientRendered),
  '/booking/complete': page(154, clientRendered),
  '/booking/0190a1b2-0000-7000-8000-000000000001': page(158, null),
  '/waiting/0190a1b2-0000-7000-8000-000000000001': page(139, null),
  '/review/0190a1b2-0000-7000-8000-000000000001': page(140, null),
  '/tour/0190a1b2-0000-7000-8000-000000000001': page(141, null),
  '/newsletter/confirm': page(126, unlisted),
  '/newsletter/unsubscribe': page(126, unlisted),
  '/emails/opt-out': page(126, unlisted),
  '/login': page(143, unlisted),
  '/signup': page(134, unlisted),
  '/signup/verify': page(135, unlisted),
  '/forgot-password': page(134, unlisted),
  '/reset-password': page(136, unlisted),
  '/styleguide': tool(142, 'visitor'),
  '/no-such-page': page(125, null),
  '/bookings': account(209),
  '/account': account(199),
  '/security': account(188),
  '/account/profile': account(190),
  '/account/change-password': account(136),
  '/trainer': tool(189, 'trainer'),
  '/scan': tool(195),
  '/admin': tool(208),
  '/admin/insight': tool(208),
  '/admin/timetable': tool(208),
  '/admin/people': tool(208),
  '/admin/people/0190a1b2-0000-7000-8000-000000000001': { ...tool(208), lighthouse: null },
  '/admin/people/import': tool(208),
  '/admin/people/duplicates': tool(208),
  '/admin/tours': tool(208),
  '/admin/messages/newsletter': tool(208),
  '/admin/messages/assistant': tool(208),
  '/admin/messages/chat': tool(208),
  '/admin/messages': tool(208),
  '/admin/reviews': tool(208),
  '/admin/money': tool(208),
  '/admin/catalogue': tool(208),
  '/admin/settings': tool(208),
  '/admin/team': tool(208),
  '/admin/log': tool(208),
};
