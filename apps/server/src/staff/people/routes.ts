import { paths } from '@studio/contracts/paths';
import {
  adjustAnswer,
  adjustRequest,
  extendRequest,
  grantAnswer,
  grantRequest,
  personEntitlementsAnswer,
  personEntitlementsRequest,
  personMovementsAnswer,
  personMovementsRequest,
  sellAnswer,
  sellableAnswer,
  sellableRequest,
  sellRequest,
  takeBackAnswer,
  takeBackRequest,
} from '@studio/contracts/staff-credits';
import {
  doneAnswer,
  healthWithdrawRequest,
  noteRemoveRequest,
  noteWriteRequest,
  paperWaiverRequest,
  peopleSearchAnswer,
  peopleSearchRequest,
  personAddAnswer,
  personAddRequest,
  personBookingsAnswer,
  personBookingsRequest,
  personGetAnswer,
  personGetRequest,
  personMoneyAnswer,
  personMoneyRequest,
  personSaveRequest,
} from '@studio/contracts/staff-people';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { adjustSessions, extendEntitlement, grantSessions } from './change-credits.ts';
import { deskPaperRoutes } from './desk-paper.ts';
import { removeNote, writeNote } from './notes.ts';
import { recordPaperWaiver } from './paper-waiver.ts';
import { personBookings } from './person-bookings.ts';
import { personEntitlements, personMovements } from './person-credits.ts';
import { personMoney } from './person-money.ts';
import { personPage } from './person-page.ts';
import { addPerson, changesEmail, knownPerson, savePerson } from './save-person.ts';
import { searchPeople } from './search-people.ts';
import { sellAtDesk, sellable } from './sell-at-desk.ts';
import { takeBackSale } from './take-back-sale.ts';
import { withdrawConsentFor } from './withdraw-consent.ts';

const policy = { groups: staffToolGroups };
const done = { ok: true } as const;

/** Everybody the studio knows: finding them, who they are, what they have. */
export function peopleRoutes(app: FastifyInstance, services: Services): void {
  whoRoutes(app, services);
  creditRoutes(app, services);
  noteRoutes(app, services);
  deskPaperRoutes(app, services);
}

function whoRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.peopleSearch,
    policy,
    request: peopleSearchRequest,
    answer: peopleSearchAnswer,
    handle: ({ branchId, query, filter, limit, cursor }) =>
      searchPeople(services, { branchId, query, filter, limit, cursor }),
  });
  callRoute(app, services, {
    path: paths.personAdd,
    policy,
    request: personAddRequest,
    answer: personAddAnswer,
    handle: async ({ branchId, ...typed }, caller) => ({
      ...done,
      ...(await addPerson(services, branchId, typed, staffActor(caller))),
    }),
  });
  callRoute(app, services, {
    path: paths.personSave,
    policy,
    request: personSaveRequest,
    answer: doneAnswer,
    // Whoever signs up with the new address gets what the client has.
    recentLogin: (wish) => changesEmail(services, wish),
    handle: async (wish, caller) => {
      await savePerson(services, wish, staffActor(caller));
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.personGet,
    policy,
    request: personGetRequest,
    answer: personGetAnswer,
    handle: ({ branchId, personId }) => personPage(services, branchId, personId),
  });
  callRoute(app, services, {
    path: paths.personBookings,
    policy,
    request: personBookingsRequest,
    answer: personBookingsAnswer,
    handle: async (wish) => {
      const { id: personId } = await knownPerson(services.database, wish.branchId, wish.personId);
      const { branchId, scope, limit, cursor } = wish;
      return personBookings(services, { branchId, personId, scope, limit, cursor });
    },
  });
  callRoute(app, services, {
    path: paths.personMoney,
    policy,
    request: personMoneyRequest,
    answer: personMoneyAnswer,
    handle: async ({ branchId, cursor, ...wish }) => {
      const { id: personId } = await knownPerson(services.database, branchId, wish.personId);
      return personMoney(services, { branchId, personId, cursor });
    },
  });
}

function creditRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.personEntitlements,
    policy,
    request: personEntitlementsRequest,
    answer: personEntitlementsAnswer,
    handle: async ({ branchId, personId }) => {
      const { id } = await knownPerson(services.database, branchId, personId);
      return personEntitlements(services, branchId, id);
    },
  });
  callRoute(app, services, {
    path: paths.personMovements,
    policy,
    request: personMovementsRequest,
    answer: personMovementsAnswer,
    handle: ({ branchId, entitlementId }) => personMovements(services, branchId, entitlementId),
  });
  callRoute(app, services, {
    path: paths.personGrant,
    policy,
    request: grantRequest,
    answer: grantAnswer,
    handle: async (wish, caller) => ({
      ...done,
      entitlementId: await grantSessions(services, wish, staffActor(caller)),
    }),
  });
  callRoute(app, services, {
    path: paths.personAdjust,
    policy,
    request: adjustRequest,
    answer: adjustAnswer,
    handle: async (wish, caller) => ({
      ...done,
      sessionsLeft: await adjustSessions(services, wish, staffActor(caller)),
    }),
  });
  callRoute(app, services, {
    path: paths.personExtend,
    policy,
    request: extendRequest,
    answer: doneAnswer,
    handle: async (wish, caller) => {
      await extendEntitlement(services, wish, staffActor(caller));
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.personSellable,
    policy,
    request: sellableRequest,
    answer: sellableAnswer,
    handle: ({ branchId, personId }) => sellable(services, branchId, personId),
  });
  callRoute(app, services, {
    path: paths.personTakeBack,
    policy,
    request: takeBackRequest,
    answer: takeBackAnswer,
    recentLogin: true,
    handle: async ({ branchId, entitlementId, reason }, caller) => {
      const wish = { branchId, entitlementId, reason, actor: staffActor(caller) };
      return { ok: true as const, backPence: await takeBackSale(services, wish) };
    },
  });
  callRoute(app, services, {
    path: paths.personSell,
    policy,
    request: sellRequest,
    answer: sellAnswer,
    handle: ({ branchId, personId, saleId, productId, method, reason }, caller) =>
      sellAtDesk(services, { branchId, personId, saleId, productId, method, reason }, staffActor(caller)),
  });
}

function noteRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.noteWrite,
    policy,
    request: noteWriteRequest,
    answer: doneAnswer,
    handle: async (note, caller) => {
      await writeNote(services, note, staffActor(caller));
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.noteRemove,
    policy,
    request: noteRemoveRequest,
    answer: doneAnswer,
    handle: async (note, caller) => {
      await removeNote(services, note, staffActor(caller));
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.paperWaiver,
    policy,
    request: paperWaiverRequest,
    answer: doneAnswer,
    handle: async (wish, caller) => {
      await recordPaperWaiver(services, wish, staffActor(caller));
      return done;
    },
  });
  callRoute(app, services, {
    path: paths.healthWithdraw,
    policy,
    request: healthWithdrawRequest,
    answer: doneAnswer,
    handle: async (wish, caller) => {
      await withdrawConsentFor(services, wish, staffActor(caller));
      return done;
    },
  });
}
