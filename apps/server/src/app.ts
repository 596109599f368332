import { apiBase, paths } from '@studio/contracts/paths';
import type { ConfigResponse, PublicConfig } from '@studio/contracts/public-config';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { loadCreditInvoiceDetails } from './account/credit-invoice-details.ts';
import { accountDataRightsRoutes } from './account/data-rights-routes.ts';
import { invoiceRoutes } from './account/invoice-routes.ts';
import { sessionMovementRoutes } from './account/session-movement-routes.ts';
import { bookingDocumentRoutes } from './bookings/documents/document-routes.ts';
import { memberBookingRoutes } from './bookings/member-booking-routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { calendarFeedRoutes } from './calendar-feed/routes.ts';
import { registerPortraitRoute } from './catalogue/initials-portrait.ts';
import { registerMediaRoute } from './catalogue/pictures/media-route.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { classCancellationRoutes } from './class-cancellation/routes.ts';
import { chatRoutes } from './conversations/routes.ts';
import { createGuestRecordLinker } from './create-guest-record-linker.ts';
import { emailPreferenceRoutes } from './email-preferences/routes.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { entitlementRoutes } from './entitlements/routes.ts';
import { firstVisitRoutes } from './first-visit/routes.ts';
import { giftCardRoutes } from './gift-cards/routes.ts';
import { registerMemberHook } from './members/register-member-hook.ts';
import { memberRoutes } from './members/routes.ts';
import { membershipDocumentRoutes } from './memberships/document-routes.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { paymentWebhookRoutes } from './payment-webhook-routes.ts';
import { AppError } from './platform/app-error.ts';
import { getProviderName } from './platform/config/assistant-settings.ts';
import { getAvailableSecondFactors } from './platform/config/available-second-factors.ts';
import type { Config } from './platform/config/config.ts';
import { listSignInMethods } from './platform/config/sign-in-methods.ts';
import { enforceAccessPolicies } from './platform/http/access-policy.ts';
import { registerErrorHandlers } from './platform/http/error-handler.ts';
import { rejectMalformedInput } from './platform/http/reject-malformed-input.ts';
import type { Services } from './platform/services.ts';
import { purchaseDocumentRoutes } from './purchases/document-routes.ts';
import { purchaseRoutes } from './purchases/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { countApiCalls } from './site-events/count-api-calls.ts';
import { siteEventRoutes } from './site-events/routes.ts';
import { activityLogRoutes } from './staff/activity-log/routes.ts';
import { staffAssistantRoutes } from './staff/assistant/routes.ts';
import { staffCatalogueRoutes } from './staff/catalogue/routes.ts';
import { attendanceRoutes } from './staff/check-in/attendance-routes.ts';
import { checkInRoutes } from './staff/check-in/routes.ts';
import { classMessageRoutes } from './staff/class-messages/routes.ts';
import { staffConversationRoutes } from './staff/conversations/routes.ts';
import { dataRightsRoutes } from './staff/data-rights/routes.ts';
import { exportRoutes } from './staff/export/routes.ts';
import { importRoutes } from './staff/import/routes.ts';
import { insightRoutes } from './staff/insight/routes.ts';
import { invitationRoutes } from './staff/invitations/routes.ts';
import { staffMessageRoutes } from './staff/messages/routes.ts';
import { subscriberRoutes } from './staff/messages/subscriber-routes.ts';
import { paymentRoutes } from './staff/money/routes.ts';
import { staffBookingRoutes } from './staff/people/booking-routes.ts';
import { peopleRoutes } from './staff/people/routes.ts';
import { mergeRoutes } from './staff/people-merge/routes.ts';
import { staffReviewRoutes } from './staff/reviews/routes.ts';
import { settingsRoutes } from './staff/settings/routes.ts';
import { setupRoutes } from './staff/setup/routes.ts';
import { siteCopyRoutes } from './staff/site-copy/routes.ts';
import { teamRoutes } from './staff/team/routes.ts';
import { staffTimetableRoutes } from './staff/timetable/routes.ts';
import { staffTourRoutes } from './staff/tours/routes.ts';
import { trainerRoutes } from './staff/trainer/routes.ts';
import { undeliveredEmailRoutes } from './staff/undelivered-emails/routes.ts';
import { timetableRoutes } from './timetable/routes.ts';
import { tourRoutes } from './tours/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { deliveryRoutes, endpointRoutes } from './webhooks/routes.ts';

/**
 * Fastify plugin that the process serves beside the API, on the same origin: the site and, in demo mode, the sandbox.
 */
export interface MountedApp {
  prefix: string;
  plugin: FastifyPluginAsync;
}

/** Options of routes whose response is the same for every caller. */
const publicRoute = { config: { policy: 'public' } } as const;

/** Registers the API, the health probes and the mounted apps. Doesn't listen yet. */
export function buildApp(
  app: FastifyInstance,
  services: Services,
  neighbours: readonly MountedApp[] = [],
): void {
  app.register(
    async (api) => {
      api.setValidatorCompiler(validatorCompiler);
      api.setSerializerCompiler(serializerCompiler);
      registerErrorHandlers(api);
      disableCaching(api);
      enforceAccessPolicies(api, services);
      rejectMalformedInput(api);
      countApiCalls(api, services);
      const join = createGuestRecordLinker(services);
      registerMemberHook(api, services, join);
      api.get('/config', publicRoute, async () => buildConfigResponse(services.config));
      catalogueRoutes(api, services);
      timetableRoutes(api, services);
      bookingRoutes(api, services);
      memberBookingRoutes(api, services);
      waitingListRoutes(api, services);
      entitlementRoutes(api, services);
      sessionMovementRoutes(api, services);
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
      emailPreferenceRoutes(api, services);
      firstVisitRoutes(api, services);
      reviewRoutes(api, services);
      calendarFeedRoutes(api, services);
      siteEventRoutes(api, services);
      accountDataRightsRoutes(api, services);
      insightRoutes(api, services);
      undeliveredEmailRoutes(api, services);
      staffTourRoutes(api, services);
      paymentRoutes(api, services);
      staffCatalogueRoutes(api, services);
      registerPortraitRoute(api);
      staffTimetableRoutes(api, services);
      classMessageRoutes(api, services);
      settingsRoutes(api, services);
      setupRoutes(api, services);
      siteCopyRoutes(api, services);
      endpointRoutes(api, services);
      deliveryRoutes(api, services);
      teamRoutes(api, services);
      activityLogRoutes(api, services);
      staffMessageRoutes(api, services);
      subscriberRoutes(api, services);
      staffConversationRoutes(api, services);
      staffAssistantRoutes(api, services);
      staffReviewRoutes(api, services);
      checkInRoutes(api, services);
      attendanceRoutes(api, services);
      importRoutes(api, services);
      invitationRoutes(api, services);
      mergeRoutes(api, services);
      exportRoutes(api, services);
      dataRightsRoutes(api, services);
      paymentWebhookRoutes(api, services);
      bookingDocumentRoutes(api, services, { creditInvoice: loadCreditInvoiceDetails });
      classCancellationRoutes(api, services);
      trainerRoutes(api, services);
      peopleRoutes(api, services);
      staffBookingRoutes(api, services);
      // The mounted site would otherwise handle unknown API paths.
      api.all('/*', publicRoute, async () => {
        throw new AppError('not_found');
      });
    },
    { prefix: apiBase },
  );
  registerProbesAndMedia(app, services);
  for (const { prefix, plugin } of neighbours) app.register(plugin, { prefix });
}

/** Forbids caching and MIME sniffing of API responses, because a response depends on the caller and the time. */
function disableCaching(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  });
}

/** Registers the routes outside the API: health probes and the files of uploaded pictures. */
function registerProbesAndMedia(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    registerErrorHandlers(scope);
    enforceAccessPolicies(scope, services);
    registerMediaRoute(scope, services);
    scope.get('/healthz', publicRoute, async () => ({ ok: true }));
    // Reverse proxies send `exclude=database`: all processes share the database, so taking one process out of rotation
    // wouldn't help.
    scope.get<{ Querystring: { exclude?: string } }>('/readyz', publicRoute, async ({ query }) => {
      if (query.exclude === 'database') return { ok: true };
      // Queries the newest table, so the process is ready only when it's connected and migrated.
      const ping = services.database.orm.execute(sql`SELECT 1 FROM installation_keys LIMIT 1`);
      await ping.catch(() => {
        throw new AppError('unavailable', 'The database isn’t responding.');
      });
      return { ok: true };
    });
  });
}

/** Returns the configuration that any API client may read, including the paths of the calls that web pages make. */
function buildConfigResponse(config: Config): ConfigResponse {
  const publicConfig = buildPublicConfig(config);
  return {
    ...publicConfig,
    production: publicConfig.mode === 'live',
    apiBaseUrl: `${publicConfig.publicUrl}${publicConfig.apiBase}`,
    paths: {
      chat: paths.chat,
      booking: { slots: paths.studioTourSlots, book: paths.studioTourBook },
      contact: paths.contact,
      newsletter: { subscribe: paths.newsletterSubscribe, unsubscribe: paths.newsletterUnsubscribe },
    },
  };
}

/** Returns the configuration for pages. Contains no secrets. */
export function buildPublicConfig(config: Config): PublicConfig {
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
    identity: {
      ...identity,
      domain: config.hostedUi.domain,
      secondFactors: getAvailableSecondFactors(config),
    },
    ...listSignInMethods(config),
    languageModel: assistant && getProviderName(assistant),
    analytics,
  };
}
