import { paths } from '@studio/contracts/paths';
import * as contract from '@studio/contracts/staff-catalogue';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { saveInstructor } from '../../catalogue/save-instructor.ts';
import { changeGiftCard } from '../../gift-cards/change-gift-card.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { createPromo, deactivatePromo } from '../../promotions/create-promo.ts';
import { registerClassTypeRoutes } from './class-type-routes.ts';
import { listGiftCards, readGiftCardDetails } from './list-gift-cards.ts';
import { listPromos, toStaffPromoDto } from './list-promos.ts';
import { ownerPolicy } from './owner-policy.ts';
import { registerPictureRoutes } from './picture-routes.ts';
import { registerProductRoutes } from './product-routes.ts';
import { readStaffCatalogue } from './read-staff-catalogue.ts';
import { registerRoomRoutes } from './room-routes.ts';
import { saveNoShowPolicy } from './save-no-show-policy.ts';

const readPolicy = { groups: staffToolGroups };
const done = { ok: true as const };

/**
 * Registers the staff routes of the catalogue. All staff can read it and change gift cards; only owners can change the
 * rest.
 */
export function registerStaffCatalogueRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.staffCatalogue,
    policy: readPolicy,
    request: contract.getStaffCatalogueRequest,
    response: contract.getStaffCatalogueResponse,
    handle: ({ branchId }) => readStaffCatalogue(services, branchId),
  });
  registerProductRoutes(app, services);
  registerNoShowPolicyRoute(app, services);
  registerInstructorRoutes(app, services);
  registerClassTypeRoutes(app, services);
  registerRoomRoutes(app, services);
  registerPromoRoutes(app, services);
  registerGiftCardRoutes(app, services);
  registerPictureRoutes(app, services);
}

function registerNoShowPolicyRoute(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.noShowPolicySave,
    policy: ownerPolicy,
    request: contract.saveNoShowPolicyRequest,
    response: contract.catalogueOkResponse,
    handle: async ({ branchId, policy }, caller) => {
      await saveNoShowPolicy(services, { branchId, policy }, getStaffActor(caller));
      return done;
    },
  });
}

function registerInstructorRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.instructorSave,
    policy: ownerPolicy,
    request: contract.saveInstructorRequest,
    response: contract.saveInstructorResponse,
    handle: async ({ branchId, name, bio, tags, teaches, oneToOneFromPence, active, ...body }, caller) => {
      const fields = { branchId, name, bio, tags, teaches, oneToOneFromPence, active };
      const change = { ...fields, id: body.id ?? null };
      return { ...done, id: await saveInstructor(services, change, getStaffActor(caller)) };
    },
  });
}

function registerPromoRoutes(app: FastifyInstance, services: Services): void {
  const { clock } = services;
  registerApiRoute(app, services, {
    path: paths.promos,
    policy: readPolicy,
    request: contract.listPromosRequest,
    response: contract.listPromosResponse,
    handle: (body) => listPromos(services, body),
  });
  registerApiRoute(app, services, {
    path: paths.promoCreate,
    policy: ownerPolicy,
    recentLogin: true,
    request: contract.createPromoRequest,
    response: contract.promoResponse,
    handle: async (body, caller) => {
      const { branchId, code, percent, amountPence, appliesTo, limitedTo, usesMax, usesPerPerson } = body;
      const fields = {
        branchId,
        code,
        percent,
        amountPence,
        appliesTo,
        only: limitedTo,
        usesMax,
        usesPerPerson,
      };
      const input = { ...fields, from: body.from ?? null, to: body.to ?? null };
      return {
        ...done,
        promo: toStaffPromoDto(await createPromo(services, input, getStaffActor(caller)), clock.now()),
      };
    },
  });
  registerApiRoute(app, services, {
    path: paths.promoDeactivate,
    policy: ownerPolicy,
    request: contract.deactivatePromoRequest,
    response: contract.promoResponse,
    handle: async ({ branchId, code }, caller) => {
      const deactivated = await deactivatePromo(services, { branchId, code }, getStaffActor(caller));
      return { ...done, promo: toStaffPromoDto(deactivated, clock.now()) };
    },
  });
}

function registerGiftCardRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.staffGiftCards,
    policy: readPolicy,
    request: contract.listStaffGiftCardsRequest,
    response: contract.listStaffGiftCardsResponse,
    handle: (body) => listGiftCards(services, body),
  });
  registerApiRoute(app, services, {
    path: paths.staffGiftCard,
    policy: readPolicy,
    request: contract.staffGiftCardRequest,
    response: contract.staffGiftCardResponse,
    handle: ({ branchId, id }) => readGiftCardDetails(services, branchId, id),
  });
  registerApiRoute(app, services, {
    path: paths.giftCardChange,
    policy: readPolicy,
    // Requires a recent login to correct the recipient of a card or to reactivate a card, because both let someone
    // spend a balance that they couldn't spend before.
    recentLogin: ({ change }) => change.do === 'correct' || change.do === 'reactivate',
    request: contract.changeGiftCardRequest,
    response: contract.catalogueOkResponse,
    handle: async ({ branchId, id, change }, caller) => {
      await changeGiftCard(services, { branchId, id, change }, getStaffActor(caller));
      return done;
    },
  });
}
