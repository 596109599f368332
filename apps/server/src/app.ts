import { apiBase, paths } from '@studio/contracts/paths';
import type { ConfigAnswer, PublicConfig } from '@studio/contracts/public-config';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { closingRoutes } from './account/closing-routes.ts';
import { creditInvoiceFacts } from './account/credit-invoice.ts';
import { invoiceRoutes } from './account/invoice-routes.ts';
import { movementRoutes } from './account/movement-routes.ts';
import { documentRoutes } from './bookings/document-routes.ts';
import { memberBookingRoutes } from './bookings/member-booking-routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { calendarFeedRoutes } from './calendar-feed/routes.ts';
import { portraitRoute } from './catalogue/initials-portrait.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { chatRoutes } from './conversations/routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { entitlementRoutes } from './entitlements/routes.ts';
import { firstVisitRoutes } from './first-visit/routes.ts';
import { giftCardRoutes } from './gift-cards/routes.ts';
import { joinGuestBookings } from './join-guest-bookings.ts';
import { mailPreferenceRoutes } from './mail-preferences/routes.ts';
import { greetMembers } from './members/greet-members.ts';
import { memberRoutes } from './members/routes.ts';
import { membershipDocumentRoutes } from './memberships/document-routes.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { providerName } from './platform/assistant-settings.ts';
import type { Config } from './platform/config.ts';
import { handleErrors } from './platform/error-handler.ts';
import { holdToPolicies } from './platform/policy.ts';
import { refuseMalformed } from './platform/refuse-malformed.ts';
import { Refused } from './platform/refused.ts';
import { secondFactorsOf } from './platform/second-factors.ts';
import type { Services } from './platform/services.ts';
import { waysIn } from './platform/ways-in.ts';
import { purchaseDocumentRoutes } from './purchases/document-routes.ts';
import { purchaseRoutes } from './purchases/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { countCalls } from './site-events/count-calls.ts';
import { siteEventRoutes } from './site-events/routes.ts';
import { cancelClassRoutes } from './staff/cancel/routes.ts';
import { staffCatalogueRoutes } from './staff/catalogue/routes.ts';
import { personClosingRoutes } from './staff/closing/routes.ts';
import { staffConversationRoutes } from './staff/conversations/routes.ts';
import { attendanceRoutes } from './staff/door/attendance-routes.ts';
import { doorRoutes } from './staff/door/routes.ts';
import { exportRoutes } from './staff/export/routes.ts';
import { importRoutes } from './staff/import/routes.ts';
import { insightRoutes } from './staff/insight/routes.ts';
import { logRoutes } from './staff/log/routes.ts';
import { mergeRoutes } from './staff/merging/routes.ts';
import { staffMessageRoutes } from './staff/messages/routes.ts';
import { subscriberRoutes } from './staff/messages/subscriber-routes.ts';
import { moneyRoutes } from './staff/money/routes.ts';
import { staffBookingRoutes } from './staff/people/booking-routes.ts';
import { peopleRoutes } from './staff/people/routes.ts';
import { refusedEmailRoutes } from './staff/refused-emails/routes.ts';
import { staffReviewRoutes } from './staff/reviews/routes.ts';
import { settingsRoutes } from './staff/settings/routes.ts';
import { teamRoutes } from './staff/team/routes.ts';
import { staffTimetableRoutes } from './staff/timetable/routes.ts';
import { staffTourRoutes } from './staff/tours/routes.ts';
import { trainerRoutes } from './staff/trainer/routes.ts';
import { timetableRoutes } from './timetable/routes.ts';
import { tourRoutes } from './tours/routes.ts';
import { waitingRoutes } from './waiting-list/routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { deliveryRoutes, endpointRoutes } from './webhooks/routes.ts';

/** What else the process serves on the site's origin: the site itself, and in demo mode the sandbox. */
export interface Neighbour {
  prefix: string;
  plugin: FastifyPluginAsync;
}

/** Nothing in the answer depends on who asks. */
const toEverybody = { config: { policy: 'public' } } as const;

/** Puts the API, the probes and the neighbours on the server. Listens to nothing yet. */
export function buildApp(
  app: FastifyInstance,
  services: Services,
  neighbours: readonly Neighbour[] = [],
): void {
  app.register(
    async (api) => {
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      handleErrors(api);
      neverKept(api);
      holdToPolicies(api, services);
      refuseMalformed(api);
      countCalls(api, services);
      const join = joinGuestBookings(services);
      greetMembers(api, services, join);
      api.get('/config', toEverybody, async () => configAnswer(services.config));
      catalogueRoutes(api, services);
      timetableRoutes(api, services);
      bookingRoutes(api, services);
      memberBookingRoutes(api, services);
      waitingRoutes(api, services);
      entitlementRoutes(api, services);
      movementRoutes(api, services);
      invoiceRoutes(api, services);
      tourRoutes(api, services);
      memberRoutes(api, services, join);
      membershipRoutes(api, services);
      membershipDocumentRoutes(api, services);
      purchaseRoutes(api, services);
      purchaseDocumentRoutes(api, services);
      giftCardRoutes(api, services);
      enquiryRoutes(api, services);
      chatRoutes(api, services);
      newsletterRoutes(api, services);
      mailPreferenceRoutes(api, services);
      firstVisitRoutes(api, services);
      reviewRoutes(api, services);
      calendarFeedRoutes(api, services);
      siteEventRoutes(api, services);
      closingRoutes(api, services);
      insightRoutes(api, services);
      refusedEmailRoutes(api, services);
      staffTourRoutes(api, services);
      moneyRoutes(api, services);
      staffCatalogueRoutes(api, services);
      portraitRoute(api);
      staffTimetableRoutes(api, services);
      settingsRoutes(api, services);
      endpointRoutes(api, services);
      deliveryRoutes(api, services);
      teamRoutes(api, services);
      logRoutes(api, services);
      staffMessageRoutes(api, services);
      subscriberRoutes(api, services);
      staffConversationRoutes(api, services);
      staffReviewRoutes(api, services);
      doorRoutes(api, services);
      attendanceRoutes(api, services);
      importRoutes(api, services);
      mergeRoutes(api, services);
      exportRoutes(api, services);
      personClosingRoutes(api, services);
      webhookRoutes(api, services);
      documentRoutes(api, services, { creditInvoice: creditInvoiceFacts });
      cancelClassRoutes(api, services);
      trainerRoutes(api, services);
      peopleRoutes(api, services);
      staffBookingRoutes(api, services);
      // A route, since the site beside it would take whatever the API does not know.
      api.all('/*', toEverybody, async () => {
        throw new Refused('not_found');
      });
    },
    { prefix: apiBase },
  );
  probes(app, services);
  for (const { prefix, plugin } of neighbours) app.register(plugin, { prefix });
}

/** Answers are about one person at one moment: no cache keeps them, no browser guesses their type. */
function neverKept(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  });
}

function probes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    handleErrors(scope);
    holdToPolicies(scope, services);
    scope.get('/healthz', toEverybody, async () => ({ ok: true }));
    // A proxy leaves the database out: no process is better off without it than another, and each says so in its own words.
    scope.get<{ Querystring: { exclude?: string } }>('/readyz', toEverybody, async ({ query }) => {
      if (query.exclude === 'database') return { ok: true };
      // Answers only from a database whose newest table is there: connected and migrated.
      const asked = services.database.orm.execute(sql`SELECT 1 FROM installation_keys LIMIT 1`);
      await asked.catch(() => {
        throw new Refused('unavailable', 'The database does not answer.');
      });
      return { ok: true };
    });
  });
}

/** What any client may know: the site's configuration, and the paths that another client would configure. */
function configAnswer(config: Config): ConfigAnswer {
  const known = publicConfig(config);
  return {
    ...known,
    production: known.mode === 'live',
    apiBaseUrl: `${known.publicUrl}${known.apiBase}`,
    paths: {
      chat: paths.chat,
      booking: { slots: paths.studioTourSlots, book: paths.studioTourBook },
      contact: paths.contact,
      newsletter: { subscribe: paths.newsletterSubscribe, unsubscribe: paths.newsletterUnsubscribe },
    },
  };
}

/** What a page may know; nothing in it is secret. */
export function publicConfig(config: Config): PublicConfig {
  const { mode, publicUrl, tokenSalt, branchId, currency, stripe, identity, assistant, analytics } = config;
  const { publishableKey, scriptUrl } = stripe;
  return {
    ok: true,
    mode,
    publicUrl,
    apiBase,
    tokenSalt,
    branchId,
    currency,
    stripe: { publishableKey, scriptUrl },
    identity: { ...identity, domain: config.hosted.domain, secondFactors: secondFactorsOf(config) },
    ...waysIn(config),
    languageModel: assistant && providerName(assistant),
    analytics,
  };
}
