import type { Envelope } from '@studio/contracts/envelope';
import { paths } from '@studio/contracts/paths';
import * as contract from '@studio/contracts/staff-catalogue';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changeInstructor, changeRoom } from '../../catalogue/change-instructor.ts';
import { changeProduct, placeProduct, sellProduct } from '../../catalogue/change-product.ts';
import { changeGiftCard } from '../../gift-cards/change-gift-card.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { makePromo, stopPromo } from '../../promotions/make-promo.ts';
import { changeClassType } from '../../timetable/change-class-type.ts';
import { giftCardFacts, listGiftCards } from './list-gift-cards.ts';
import { listPromos, staffPromo } from './list-promos.ts';
import { saveNoShowPolicy } from './save-no-show-policy.ts';
import { staffCatalogue } from './staff-catalogue.ts';

const looking = { groups: staffToolGroups };
const changing = { groups: ['ADMIN'] as const };
const done = { ok: true as const };

/** The staff's calls about what is sold and taught. Everybody of the staff may look, administrators change. */
export function staffCatalogueRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.staffCatalogue,
    policy: looking,
    request: contract.staffCatalogueRequest,
    answer: contract.staffCatalogueAnswer,
    handle: ({ branchId }) => staffCatalogue(services, branchId),
  });
  products(app, services);
  teaching(app, services);
  promos(app, services);
  giftCards(app, services);
}

/** Calls that change something and have nothing to tell but that it is done. */
function products(app: FastifyInstance, services: Services): void {
  const changes = <Request extends z.ZodType<Envelope>>(
    path: string,
    request: Request,
    change: (
      services: Services,
      body: z.output<Request>,
      by: ReturnType<typeof staffActor>,
    ) => Promise<unknown>,
  ) =>
    callRoute(app, services, {
      path,
      policy: changing,
      request,
      answer: contract.catalogueDoneAnswer,
      handle: async (body, caller) => {
        await change(services, body, staffActor(caller));
        return done;
      },
    });
  changes(paths.productSave, contract.productSaveRequest, changeProduct);
  changes(paths.productSale, contract.productSaleRequest, sellProduct);
  changes(paths.productPlace, contract.productPlaceRequest, placeProduct);
  changes(paths.noShowPolicySave, contract.noShowPolicySaveRequest, saveNoShowPolicy);
}

function teaching(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.classTypeSave,
    policy: changing,
    request: contract.classTypeSaveRequest,
    answer: contract.classTypeSaveAnswer,
    handle: async ({ branchId, id, title, description, pricePence, durationMin, future }, caller) => {
      const change = { branchId, id, title, description, pricePence, durationMin, future };
      return { ...done, changedClasses: await changeClassType(services, change, staffActor(caller)) };
    },
  });
  callRoute(app, services, {
    path: paths.instructorSave,
    policy: changing,
    request: contract.instructorSaveRequest,
    answer: contract.instructorSaveAnswer,
    handle: async ({ branchId, name, bio, tags, teaches, oneToOneFromPence, active, ...body }, caller) => {
      const facts = { branchId, name, bio, tags, teaches, oneToOneFromPence, active };
      const change = { ...facts, id: body.id ?? null };
      return { ...done, id: await changeInstructor(services, change, staffActor(caller)) };
    },
  });
  callRoute(app, services, {
    path: paths.roomSave,
    policy: changing,
    request: contract.roomSaveRequest,
    answer: contract.catalogueDoneAnswer,
    handle: async ({ branchId, id, name, detail, capacity }, caller) => {
      await changeRoom(services, { branchId, id, name, detail, capacity }, staffActor(caller));
      return done;
    },
  });
}

function promos(app: FastifyInstance, services: Services): void {
  const { clock } = services;
  callRoute(app, services, {
    path: paths.promos,
    policy: looking,
    request: contract.promosRequest,
    answer: contract.promosAnswer,
    handle: (body) => listPromos(services, body),
  });
  callRoute(app, services, {
    path: paths.promoMake,
    policy: changing,
    recentLogin: true,
    request: contract.promoMakeRequest,
    answer: contract.promoAnswer,
    handle: async (body, caller) => {
      const { branchId, code, percent, amountPence, appliesTo, only, usesMax, usesPerPerson } = body;
      const facts = { branchId, code, percent, amountPence, appliesTo, only, usesMax, usesPerPerson };
      const wish = { ...facts, from: body.from ?? null, to: body.to ?? null };
      return { ...done, promo: staffPromo(await makePromo(services, wish, staffActor(caller)), clock.now()) };
    },
  });
  callRoute(app, services, {
    path: paths.promoStop,
    policy: changing,
    request: contract.promoStopRequest,
    answer: contract.promoAnswer,
    handle: async ({ branchId, code }, caller) => {
      const stopped = await stopPromo(services, { branchId, code }, staffActor(caller));
      return { ...done, promo: staffPromo(stopped, clock.now()) };
    },
  });
}

function giftCards(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.staffGiftCards,
    policy: looking,
    request: contract.staffGiftCardsRequest,
    answer: contract.staffGiftCardsAnswer,
    handle: (body) => listGiftCards(services, body),
  });
  callRoute(app, services, {
    path: paths.staffGiftCard,
    policy: looking,
    request: contract.staffGiftCardRequest,
    answer: contract.staffGiftCardAnswer,
    handle: ({ branchId, id }) => giftCardFacts(services, branchId, id),
  });
  callRoute(app, services, {
    path: paths.giftCardChange,
    policy: looking,
    // Both give the money on the card to someone who could not use it before.
    recentLogin: ({ change }) => change.do === 'correct' || change.do === 'resume',
    request: contract.giftCardChangeRequest,
    answer: contract.catalogueDoneAnswer,
    handle: async ({ branchId, id, change }, caller) => {
      await changeGiftCard(services, { branchId, id, change }, staffActor(caller));
      return done;
    },
  });
}
