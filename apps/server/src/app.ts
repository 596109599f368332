import { apiBase, paths } from '@studio/contracts/paths';
import type { ConfigResponse, PublicConfig } from '@studio/contracts/public-config';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAccountDataRightsRoutes } from './account/data-rights-routes.ts';
import { loadEntitlementInvoiceDetails } from './account/entitlement-invoice-details.ts';
import { registerInvoiceRoutes } from './account/invoice-routes.ts';
import { registerSessionMovementRoutes } from './account/session-movement-routes.ts';
import { registerBedRoutes } from './bookings/beds/bed-routes.ts';
import { registerBookingDocumentRoutes } from './bookings/documents/document-routes.ts';
import { registerMemberBookingRoutes } from './bookings/member-booking-routes.ts';
import { registerBookingRoutes } from './bookings/routes.ts';
import { registerCalendarFeedRoutes } from './calendar-feed/routes.ts';
import { registerPortraitRoute } from './catalogue/initials-portrait.ts';
import { registerMediaRoute } from './catalogue/pictures/media-route.ts';
import { registerCatalogueRoutes } from './catalogue/routes.ts';
import { registerClassCancellationRoutes } from './class-cancellation/routes.ts';
import { registerChatRoutes } from './conversations/routes.ts';
import { createGuestRecordLinker } from './create-guest-record-linker.ts';
import { registerEmailPreferenceRoutes } from './email-preferences/routes.ts';
import { registerEnquiryRoutes } from './enquiries/routes.ts';
import { registerEntitlementRoutes } from './entitlements/routes.ts';
import { registerFirstVisitRoutes } from './first-visit/routes.ts';
import { registerGiftCardRoutes } from './gift-cards/routes.ts';
import { registerMemberHook } from './members/register-member-hook.ts';
import { registerMemberRoutes } from './members/routes.ts';
import { registerMembershipDocumentRoutes } from './memberships/document-routes.ts';
import { registerMembershipRoutes } from './memberships/routes.ts';
import { registerNewsletterRoutes } from './newsletter/routes.ts';
import { registerPaymentWebhookRoutes } from './payment-webhook-routes.ts';
import { AppError } from './platform/app-error.ts';
import { getProviderName } from './platform/config/assistant-settings.ts';
import { getAvailableSecondFactors } from './platform/config/available-second-factors.ts';
import type { Config } from './platform/config/config.ts';
import { listLoginProviders } from './platform/config/login-providers.ts';
import { enforceAccessPolicies } from './platform/http/access-policy.ts';
import { registerErrorHandlers } from './platform/http/error-handler.ts';
import { rejectMalformedInput } from './platform/http/reject-malformed-input.ts';
import type { Services } from './platform/services.ts';
import { registerPurchaseDocumentRoutes } from './purchases/document-routes.ts';
import { registerPurchaseRoutes } from './purchases/routes.ts';
import { registerReviewRoutes } from './reviews/routes.ts';
import { registerSiteEventRoutes } from './site-events/routes.ts';
import { trackApiCalls } from './site-events/track-api-calls.ts';
import { registerActivityLogRoutes } from './staff/activity-log/routes.ts';
import { registerStaffAssistantRoutes } from './staff/assistant/routes.ts';
import { registerStaffCatalogueRoutes } from './staff/catalogue/routes.ts';
import { registerAttendanceRoutes } from './staff/check-in/attendance-routes.ts';
import { registerCheckInRoutes } from './staff/check-in/routes.ts';
import { registerClassMessageRoutes } from './staff/class-messages/routes.ts';
import { registerStaffConversationRoutes } from './staff/conversations/routes.ts';
import { registerDataRightsRoutes } from './staff/data-rights/routes.ts';
import { registerExportRoutes } from './staff/export/routes.ts';
import { registerImportRoutes } from './staff/import/routes.ts';
import { registerInsightRoutes } from './staff/insight/routes.ts';
import { registerInvitationRoutes } from './staff/invitations/routes.ts';
import { registerStaffMessageRoutes } from './staff/messages/routes.ts';
import { registerSubscriberRoutes } from './staff/messages/subscriber-routes.ts';
import { registerPaymentRoutes } from './staff/money/routes.ts';
import { registerStaffBookingRoutes } from './staff/people/booking-routes.ts';
import { registerPeopleRoutes } from './staff/people/routes.ts';
import { registerPeopleMergeRoutes } from './staff/people-merge/routes.ts';
import { registerStaffReviewRoutes } from './staff/reviews/routes.ts';
import { registerSettingsRoutes } from './staff/settings/routes.ts';
import { registerSetupRoutes } from './staff/setup/routes.ts';
import { registerSiteCopyRoutes } from './staff/site-copy/routes.ts';
import { registerTeamRoutes } from './staff/team/routes.ts';
import { registerStaffTimetableRoutes } from './staff/timetable/routes.ts';
import { registerStaffTourRoutes } from './staff/tours/routes.ts';
import { registerTrainerRoutes } from './staff/trainer/routes.ts';
import { registerUndeliveredEmailRoutes } from './staff/undelivered-emails/routes.ts';
import { registerTimetableRoutes } from './timetable/routes.ts';
import { registerTourRoutes } from './tours/routes.ts';
import { registerWaitingListRoutes } from './waiting-list/routes.ts';
import { registerWebhookDeliveryRoutes, registerWebhookEndpointRoutes } from './webhooks/routes.ts';

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
      trackApiCalls(api, services);
      const join = createGuestRecordLinker(services);
      registerMemberHook(api, services, join);
      api.get('/config', publicRoute, async () => buildConfigResponse(services.config));
      registerCatalogueRoutes(api, services);
      registerTimetableRoutes(api, services);
      registerBookingRoutes(api, services);
      registerBedRoutes(api, services);
      registerMemberBookingRoutes(api, services);
      registerWaitingListRoutes(api, services);
      registerEntitlementRoutes(api, services);
      registerSessionMovementRoutes(api, services);
      registerInvoiceRoutes(api, services);
      registerTourRoutes(api, services);
      registerMemberRoutes(api, services, join);
      registerMembershipRoutes(api, services);
      registerMembershipDocumentRoutes(api, services);
      registerPurchaseRoutes(api, services);
      registerPurchaseDocumentRoutes(api, services);
      registerGiftCardRoutes(api, services);
      registerEnquiryRoutes(api, services);
      registerChatRoutes(api, services);
      registerNewsletterRoutes(api, services);
      registerEmailPreferenceRoutes(api, services);
      registerFirstVisitRoutes(api, services);
      registerReviewRoutes(api, services);
      registerCalendarFeedRoutes(api, services);
      registerSiteEventRoutes(api, services);
      registerAccountDataRightsRoutes(api, services);
      registerInsightRoutes(api, services);
      registerUndeliveredEmailRoutes(api, services);
      registerStaffTourRoutes(api, services);
      registerPaymentRoutes(api, services);
      registerStaffCatalogueRoutes(api, services);
      registerPortraitRoute(api);
      registerStaffTimetableRoutes(api, services);
      registerClassMessageRoutes(api, services);
      registerSettingsRoutes(api, services);
      registerSetupRoutes(api, services);
      registerSiteCopyRoutes(api, services);
      registerWebhookEndpointRoutes(api, services);
      registerWebhookDeliveryRoutes(api, services);
      registerTeamRoutes(api, services);
      registerActivityLogRoutes(api, services);
      registerStaffMessageRoutes(api, services);
      registerSubscriberRoutes(api, services);
      registerStaffConversationRoutes(api, services);
      registerStaffAssistantRoutes(api, services);
      registerStaffReviewRoutes(api, services);
      registerCheckInRoutes(api, services);
      registerAttendanceRoutes(api, services);
      registerImportRoutes(api, services);
      registerInvitationRoutes(api, services);
      registerPeopleMergeRoutes(api, services);
      registerExportRoutes(api, services);
      registerDataRightsRoutes(api, services);
      registerPaymentWebhookRoutes(api, services);
      registerBookingDocumentRoutes(api, services, { loadEntitlementInvoice: loadEntitlementInvoiceDetails });
      registerClassCancellationRoutes(api, services);
      registerTrainerRoutes(api, services);
      registerPeopleRoutes(api, services);
      registerStaffBookingRoutes(api, services);
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
      // Queries a table, not just `SELECT 1`, so the process is ready only when its database has been migrated, too.
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
    ...listLoginProviders(config),
    languageModel: assistant && getProviderName(assistant),
    analytics,
  };
}
