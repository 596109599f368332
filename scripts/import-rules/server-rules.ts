import type { ImportRule } from './import-rule.ts';

/** Contexts of the server, each with the contexts that it may import. Add new contexts here. */
const allowedContexts: Record<string, readonly string[]> = {
  beds: [],
  catalogue: ['beds'],
  entitlements: ['catalogue'],
  timetable: ['catalogue', 'entitlements'],
  members: ['catalogue'],
  people: ['members'],
  'email-preferences': ['members'],
  promotions: ['catalogue'],
  'gift-cards': ['catalogue'],
  payments: ['catalogue', 'gift-cards', 'members'],
  purchases: ['catalogue', 'entitlements', 'gift-cards', 'members', 'payments', 'people', 'promotions'],
  memberships: ['catalogue', 'entitlements', 'members', 'payments', 'people'],
  bookings: [
    'beds',
    'timetable',
    'payments',
    'members',
    'people',
    'entitlements',
    'promotions',
    'gift-cards',
    'email-preferences',
    'catalogue',
  ],
  'waiting-list': [
    'bookings',
    'timetable',
    'payments',
    'people',
    'purchases',
    'members',
    'entitlements',
    'catalogue',
  ],
  'class-cancellation': [
    'bookings',
    'waiting-list',
    'timetable',
    'payments',
    'people',
    'members',
    'entitlements',
    'catalogue',
  ],
  'class-messages': ['bookings', 'catalogue', 'timetable', 'waiting-list'],
  invitations: ['bookings', 'catalogue', 'entitlements', 'memberships', 'people', 'timetable'],
  account: [
    'beds',
    'bookings',
    'class-messages',
    'invitations',
    'calendar-feed',
    'conversations',
    'first-visit',
    'email-preferences',
    'people',
    'reviews',
    'tours',
    'catalogue',
    'entitlements',
    'gift-cards',
    'members',
    'memberships',
    'payments',
    'promotions',
    'purchases',
    'timetable',
    'waiting-list',
  ],
  'first-visit': ['bookings', 'catalogue', 'members', 'timetable'],
  'calendar-feed': ['beds', 'bookings', 'catalogue', 'timetable'],
  tours: ['catalogue', 'people', 'timetable'],
  reviews: ['bookings', 'catalogue', 'email-preferences', 'members', 'people', 'timetable'],
  enquiries: ['catalogue'],
  newsletter: ['catalogue', 'people', 'promotions'],
  conversations: ['bookings', 'catalogue', 'entitlements', 'members', 'people', 'timetable', 'tours'],
  'site-events': ['catalogue'],
  webhooks: ['bookings', 'timetable'],
  metrics: [],
  traces: [],
  demo: [
    'timetable',
    'bookings',
    'catalogue',
    'entitlements',
    'members',
    'people',
    'promotions',
    'purchases',
    'reviews',
    'site-events',
  ],
  staff: [
    'beds',
    'catalogue',
    'entitlements',
    'timetable',
    'members',
    'people',
    'first-visit',
    'email-preferences',
    'memberships',
    'payments',
    'purchases',
    'gift-cards',
    'bookings',
    'waiting-list',
    'class-cancellation',
    'class-messages',
    'invitations',
    'reviews',
    'account',
    'tours',
    'enquiries',
    'promotions',
    'newsletter',
    'conversations',
    'site-events',
  ],
};

/** Modules below the contexts. Every context may import them, and they import no context. */
const infrastructure = new Set(['platform', 'integrations', 'documents']);

const enforceContextOrder: ImportRule = ({ from, to }) => {
  if (from.layer !== 'server' || to?.location.layer !== 'server') return null;
  const [fromContext, toContext] = [from.module, to.location.module];
  if (
    !fromContext ||
    fromContext === toContext ||
    infrastructure.has(fromContext) ||
    infrastructure.has(toContext)
  )
    return null;
  if (!toContext) return `${fromContext} must not import ${to.file}: only that file composes the contexts`;
  const allowed = allowedContexts[fromContext];
  if (!allowed) return `${fromContext} is not a known context: add it to allowedContexts in server-rules.ts`;
  return allowed.includes(toContext) ? null : `${fromContext} must not import ${toContext}`;
};

const enforceInfrastructure: ImportRule = ({ from, to }) => {
  if (
    from.layer !== 'server' ||
    from.test ||
    !infrastructure.has(from.module) ||
    to?.location.layer !== 'server'
  )
    return null;
  return infrastructure.has(to.location.module)
    ? null
    : `${from.module} must not import ${to.location.module || to.file}`;
};

/**
 * Allows importing an integration's `port`, `email-details` and `render-…` files. Only the application's top-level
 * files may import its adapter.
 */
const enforcePortUse: ImportRule = ({ from, to }) => {
  if (
    from.layer !== 'server' ||
    from.test ||
    to?.location.layer !== 'server' ||
    to.location.module !== 'integrations'
  )
    return null;
  const inside = from.module === 'integrations' && from.submodule === to.location.submodule;
  const composing = from.module === '';
  if (inside || composing || /\/(port|email-details|render-[a-z]+)\.ts$/.test(to.file)) return null;
  return `${from.module} must use the integration ${to.location.submodule} through its port`;
};

const enforceRoutesAsLeaves: ImportRule = ({ from, to }) => {
  const isRoutes = to?.location.layer === 'server' && to.file.endsWith('/routes.ts');
  return isRoutes && from.module !== '' && !from.test ? 'only the application may import routes' : null;
};

/**
 * Rules within the server: each context imports only its allowed contexts, infrastructure imports no context, integrations
 * are used through their port, and only the application imports routes.
 */
export const serverRules: readonly ImportRule[] = [
  enforceContextOrder,
  enforceInfrastructure,
  enforcePortUse,
  enforceRoutesAsLeaves,
];
