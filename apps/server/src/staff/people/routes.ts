import type { Envelope } from '@studio/contracts/envelope';
import { paths } from '@studio/contracts/paths';
import {
  listSellableProductsRequest,
  listSellableProductsResponse,
  quoteSaleRequest,
  quoteSaleResponse,
  reverseSaleRequest,
  reverseSaleResponse,
  sellProductRequest,
  sellProductResponse,
} from '@studio/contracts/staff-desk-sales';
import {
  adjustSessionsRequest,
  adjustSessionsResponse,
  extendExpiryRequest,
  grantSessionsRequest,
  grantSessionsResponse,
  listPersonEntitlementsRequest,
  listPersonEntitlementsResponse,
  listPersonMovementsRequest,
  listPersonMovementsResponse,
} from '@studio/contracts/staff-entitlements';
import {
  addPersonRequest,
  addPersonResponse,
  getPersonRequest,
  getPersonResponse,
  listPersonBookingsRequest,
  listPersonBookingsResponse,
  listPersonPaymentsRequest,
  listPersonPaymentsResponse,
  okResponse,
  recordPaperWaiverRequest,
  removeNoteRequest,
  savePersonRequest,
  searchPeopleRequest,
  searchPeopleResponse,
  withdrawHealthConsentRequest,
  writeNoteRequest,
} from '@studio/contracts/staff-people';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { adjustSessions, changeEntitlementExpiry, grantSessions } from './change-sessions.ts';
import { registerDeskInvoiceRoutes } from './desk-invoice-routes.ts';
import { listPersonPayments } from './list-person-payments.ts';
import { listSellableProducts } from './list-sellable-products.ts';
import { removeNote, writeNote } from './notes.ts';
import { recordPaperWaiver } from './paper-waiver.ts';
import { listPersonBookings } from './person-bookings.ts';
import { listEntitlementMovements, listPersonEntitlements } from './person-entitlements.ts';
import { readPersonProfile } from './person-profile.ts';
import { quoteDeskSale } from './price-desk-sale.ts';
import { reverseSale } from './reverse-sale.ts';
import { addPerson, isEmailChange, requirePerson, savePerson } from './save-person.ts';
import { searchPeople } from './search-people.ts';
import { sellAtDesk } from './sell-at-desk.ts';
import { withdrawPersonConsent } from './withdraw-consent.ts';

const policy = { groups: staffToolGroups };
const done = { ok: true } as const;

/** Registers the staff routes of people: search, profile, entitlements and notes. */
export function registerPeopleRoutes(app: FastifyInstance, services: Services): void {
  registerProfileRoutes(app, services);
  registerCreditRoutes(app, services);
  registerNoteRoutes(app, services);
  registerDeskInvoiceRoutes(app, services);
}

function registerProfileRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.peopleSearch,
    policy,
    request: searchPeopleRequest,
    response: searchPeopleResponse,
    handle: ({ branchId, query, filter, limit, cursor }) =>
      searchPeople(services, { branchId, query, filter, limit, cursor }),
  });
  registerApiRoute(app, services, {
    path: paths.personAdd,
    policy,
    request: addPersonRequest,
    response: addPersonResponse,
    handle: async ({ branchId, ...typed }, caller) => ({
      ...done,
      ...(await addPerson(services, branchId, typed, getStaffActor(caller))),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.personSave,
    policy,
    request: savePersonRequest,
    response: okResponse,
    // Requires a recent login, because the owner of the new email address gets the client's bookings and sessions.
    recentLogin: (input) => isEmailChange(services, input),
    handle: async (input, caller) => {
      await savePerson(services, input, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.personGet,
    policy,
    request: getPersonRequest,
    response: getPersonResponse,
    handle: ({ branchId, personId }) => readPersonProfile(services, branchId, personId),
  });
  registerApiRoute(app, services, {
    path: paths.personBookings,
    policy,
    request: listPersonBookingsRequest,
    response: listPersonBookingsResponse,
    handle: async (input) => {
      const { id: personId } = await requirePerson(services.database, input.branchId, input.personId);
      const { branchId, scope, limit, cursor } = input;
      return listPersonBookings(services, { branchId, personId, scope, limit, cursor });
    },
  });
  registerApiRoute(app, services, {
    path: paths.personMoney,
    policy,
    request: listPersonPaymentsRequest,
    response: listPersonPaymentsResponse,
    handle: async ({ branchId, cursor, ...input }) => {
      const { id: personId } = await requirePerson(services.database, branchId, input.personId);
      return listPersonPayments(services, { branchId, personId, cursor });
    },
  });
}

function registerCreditRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.personEntitlements,
    policy,
    request: listPersonEntitlementsRequest,
    response: listPersonEntitlementsResponse,
    handle: async ({ branchId, personId }) => {
      const { id } = await requirePerson(services.database, branchId, personId);
      return listPersonEntitlements(services, branchId, id);
    },
  });
  registerApiRoute(app, services, {
    path: paths.personMovements,
    policy,
    request: listPersonMovementsRequest,
    response: listPersonMovementsResponse,
    handle: ({ branchId, entitlementId }) => listEntitlementMovements(services, branchId, entitlementId),
  });
  registerApiRoute(app, services, {
    path: paths.personGrant,
    policy,
    request: grantSessionsRequest,
    response: grantSessionsResponse,
    handle: async (input, caller) => ({
      ...done,
      entitlementId: await grantSessions(services, input, getStaffActor(caller)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.personAdjust,
    policy,
    request: adjustSessionsRequest,
    response: adjustSessionsResponse,
    handle: async (input, caller) => ({
      ...done,
      sessionsLeft: await adjustSessions(services, input, getStaffActor(caller)),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.personExtend,
    policy,
    request: extendExpiryRequest,
    response: okResponse,
    handle: async (input, caller) => {
      await changeEntitlementExpiry(services, input, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.personSellable,
    policy,
    request: listSellableProductsRequest,
    response: listSellableProductsResponse,
    handle: ({ branchId, personId }) => listSellableProducts(services, branchId, personId),
  });
  registerApiRoute(app, services, {
    path: paths.personReverseSale,
    policy,
    request: reverseSaleRequest,
    response: reverseSaleResponse,
    recentLogin: true,
    handle: async ({ branchId, entitlementId, reason }, caller) => {
      const input = { branchId, entitlementId, reason, actor: getStaffActor(caller) };
      const { pence: refundedPence, giftCardPence } = await reverseSale(services, input);
      return { ok: true as const, refundedPence, giftCardPence };
    },
  });
  registerApiRoute(app, services, {
    path: paths.personSell,
    policy,
    request: sellProductRequest,
    response: sellProductResponse,
    handle: ({ saleId, method, expectedPence, expectedPricePence, reason, ...body }, caller) =>
      sellAtDesk(
        services,
        {
          ...toDeskGoodsInput(body),
          personId: body.personId,
          saleId,
          method,
          expectedPence,
          expectedPricePence,
          reason,
        },
        getStaffActor(caller),
      ),
  });
  registerApiRoute(app, services, {
    path: paths.personSaleQuote,
    policy,
    request: quoteSaleRequest,
    response: quoteSaleResponse,
    handle: (body) => quoteDeskSale(services, { ...toDeskGoodsInput(body), personId: body.personId }),
  });
}

/** Returns the goods and codes of a request. Throws AppError bad_request unless it names exactly one kind of goods. */
function toDeskGoodsInput(body: Omit<z.infer<typeof quoteSaleRequest>, keyof Envelope | 'personId'>) {
  const { branchId, productId, item, giftCard, promoCode, giftCardCode } = body;
  const named = [productId && { productId }, item && { item }, giftCard && { giftCard }];
  const [goods, ...others] = named.filter((one) => one !== undefined && one !== '');
  if (!goods || others.length > 0)
    throw new AppError('bad_request', 'Choose a product or enter an item.', { field: 'productId' });
  return { branchId, goods, promoCode, giftCardCode };
}

function registerNoteRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.noteWrite,
    policy,
    request: writeNoteRequest,
    response: okResponse,
    handle: async (note, caller) => {
      await writeNote(services, note, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.noteRemove,
    policy,
    request: removeNoteRequest,
    response: okResponse,
    handle: async (note, caller) => {
      await removeNote(services, note, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.paperWaiver,
    policy,
    request: recordPaperWaiverRequest,
    response: okResponse,
    handle: async (input, caller) => {
      await recordPaperWaiver(services, input, getStaffActor(caller));
      return done;
    },
  });
  registerApiRoute(app, services, {
    path: paths.healthWithdraw,
    policy,
    request: withdrawHealthConsentRequest,
    response: okResponse,
    handle: async (input, caller) => {
      await withdrawPersonConsent(services, input, getStaffActor(caller));
      return done;
    },
  });
}
