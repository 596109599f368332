import type { ImportRule } from './import-rule.ts';

/** Contexts of the server, and those that each may import. A new context must be added here. */
const mayUse: Record<string, readonly string[]> = {
  catalogue: [],
  entitlements: ['catalogue'],
  timetable: ['catalogue', 'entitlements'],
  members: ['catalogue'],
  people: ['members'],
  'email-preferences': ['members'],
  payments: ['catalogue', 'members'],
  promotions: ['catalogue'],
  'gift-cards': ['catalogue'],
  purchases: ['catalogue', 'entitlements', 'gift-cards', 'members', 'payments', 'people', 'promotions'],
  memberships: ['catalogue', 'entitlements', 'members', 'payments'],
  bookings: [
    'timetable',
    'payments',
    'members',
    'people',
    'entitlements',
    'promotions',
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
  account: [
    'bookings',
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
  'first-visit': ['bookings', 'members', 'timetable'],
  'calendar-feed': ['bookings', 'catalogue', 'timetable'],
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

/** Modules below the contexts: every context may import them, and they import no context. */
const ground = new Set(['platform', 'integrations', 'documents']);

const contextsKeepTheirOrder: ImportRule = ({ from, to }) => {
  if (from.house !== 'server' || to?.place.house !== 'server') return null;
  const [mine, theirs] = [from.room, to.place.room];
  if (!mine || mine === theirs || ground.has(mine) || ground.has(theirs)) return null;
  if (!theirs) return `${mine} must not import ${to.file}: only it composes the contexts`;
  const allowed = mayUse[mine];
  if (!allowed) return `${mine} is no known context: enter it in the order of contexts`;
  return allowed.includes(theirs) ? null : `${mine} must not import ${theirs}`;
};

const groundKnowsNoContext: ImportRule = ({ from, to }) => {
  if (from.house !== 'server' || from.test || !ground.has(from.room) || to?.place.house !== 'server')
    return null;
  return ground.has(to.place.room) ? null : `${from.room} must not import ${to.place.room || to.file}`;
};

/** Allows an integration's port, its details and its rendering. Only the application may import its adapter. */
const integrationsAreUsedThroughTheirPort: ImportRule = ({ from, to }) => {
  if (
    from.house !== 'server' ||
    from.test ||
    to?.place.house !== 'server' ||
    to.place.room !== 'integrations'
  )
    return null;
  const inside = from.room === 'integrations' && from.corner === to.place.corner;
  const composing = from.room === '';
  if (inside || composing || /\/(port|email-details|render-[a-z]+)\.ts$/.test(to.file)) return null;
  return `${from.room} must use the integration ${to.place.corner} through its port`;
};

const routesAreLeaves: ImportRule = ({ from, to }) => {
  const isRoutes = to?.place.house === 'server' && to.file.endsWith('/routes.ts');
  return isRoutes && from.room !== '' && !from.test ? 'only the application composes routes' : null;
};

/** Rules within the server: routes → use case → store, domain and port. The contexts have one order. */
export const serverRules: readonly ImportRule[] = [
  contextsKeepTheirOrder,
  groundKnowsNoContext,
  integrationsAreUsedThroughTheirPort,
  routesAreLeaves,
];
