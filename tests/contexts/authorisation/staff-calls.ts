import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { erasureReasons } from '@studio/domain/people/erase-reasons';
import { webhookEvents } from '@studio/domain/webhooks/webhook-events';

export const anyId = randomUUID();
const day = '2026-11-24';
const hook = { name: 'Board', url: 'https://tools.example/hook', events: [webhookEvents[0]], enabled: true };
const promo = { code: 'CALM20', percent: 20, amountPence: null, usesMax: null, usesPerPerson: null };
const columns = { columns: [], options: { dates: 'day-first', unclear: 'leave', packs: {} } };

/**
 * Calls that need a recent login, each with a body that triggers it. A test fails until a new team call is added here
 * or below.
 */
export const sensitiveCalls: Record<string, object> = {
  // Permissions.
  [paths.teamInvite]: { email: 'new@people.example', group: 'STAFF' },
  [paths.teamChange]: { userId: anyId, groups: [], instructorId: null },
  // Export or erasure of personal data.
  [paths.peopleExport]: {},
  [paths.bookingsExport]: { from: day, to: day },
  [paths.personExport]: { personId: anyId },
  [paths.subscribersExport]: {},
  [paths.moneyExport]: { from: day, to: day },
  [paths.erasePerson]: { personId: anyId, confirmation: 'Ada Quill', reason: erasureReasons[0] },
  // Refunds, and return of sessions.
  [paths.moneyRefund]: { source: 'place', id: anyId, refundId: anyId, amountPence: 500, reason: 'ill' },
  [paths.refundRetry]: { refundId: anyId },
  [paths.refundOtherwise]: { refundId: anyId, method: 'CASH', note: 'paid in cash' },
  [paths.deskRefund]: { bookingId: anyId, reason: 'ill' },
  [paths.personReverseSale]: { entitlementId: anyId, reason: 'ill' },
  [paths.staffCancel]: { bookingId: anyId, refund: true, reason: 'ill' },
  [paths.cancelClass]: { classIds: [anyId], reason: 'ill' },
  [paths.timetableBedOutOfService]: {
    bedScope: { classId: anyId },
    reason: 'broken',
    moves: [{ bookingId: anyId, toClassId: null }],
  },
  // Secrets, and destinations of messages.
  [paths.webhookSave]: { ...hook, includesClients: false },
  [paths.webhookSecret]: { endpointId: anyId },
  [paths.settingsSave]: { profile: { email: 'else@mail.example' } },
  // Transfers to another address or account, and creation of something of value.
  [paths.giftCardChange]: { id: anyId, change: { do: 'correct', name: 'Mina', email: 'mina@gifts.example' } },
  [paths.mergePeople]: {
    personId: anyId,
    otherId: randomUUID(),
    details: { name: 'one', email: 'one', phone: 'one' },
  },
  [paths.importRun]: { importId: anyId, ...columns },
  [paths.importUndo]: { importId: anyId },
  [paths.promoCreate]: { ...promo, appliesTo: 'everything' },
};

/** Calls that need a recent login when they change an email address. */
export const sometimesSensitiveCalls = [paths.personSave];

/** Calls that change nothing: they list, count, price or preview. */
export const readOnlyCalls: readonly string[] = [
  paths.classHealth,
  paths.staffToday,
  paths.insight,
  paths.insightExport,
  paths.teamList,
  paths.settingsGet,
  paths.webhooksList,
  paths.webhookDeliveries,
  paths.staffTours,
  paths.log,
  paths.staffCounts,
  paths.staffReviews,
  paths.messageList,
  paths.messageRead,
  paths.conversationList,
  paths.conversationRead,
  paths.assistantOverview,
  paths.assistantMessages,
  paths.assistantExamples,
  paths.subscribers,
  paths.timetableWeek,
  paths.timetableChoices,
  paths.timetableClass,
  paths.timetableBedPreview,
  paths.checkInToday,
  paths.checkInRoster,
  paths.checkInNotes,
  paths.peopleSearch,
  paths.personGet,
  paths.personBookings,
  paths.personEntitlements,
  paths.personMovements,
  paths.personSellable,
  paths.personMoney,
  paths.choosableClasses,
  paths.bookQuote,
  paths.oneToOneOptions,
  paths.cancelClassPreview,
  paths.cancelClassProgress,
  paths.freeInstructors,
  paths.trainerWeek,
  paths.trainerClass,
  paths.trainerAvailability,
  paths.moneyList,
  paths.moneyTotals,
  paths.moneyGet,
  paths.refundsFailed,
  paths.moneyDispute,
  paths.moneyInvoices,
  paths.moneyFees,
  paths.staffCatalogue,
  paths.promos,
  paths.staffGiftCards,
  paths.staffGiftCard,
  paths.importRead,
  paths.importCheck,
  paths.importIssues,
  paths.importProgress,
  paths.importList,
  paths.mergeSuggestions,
  paths.mergePreview,
  paths.mergeList,
  paths.erasePreview,
  paths.undeliveredEmails,
];

/**
 * Calls of daily work that any login may make. Their changes stay in the studio, are in the activity log and can be
 * undone or entered again. They give nothing to a new address.
 */
export const everydayCalls: readonly string[] = [
  paths.staffTourArrived,
  paths.webhookRemove,
  paths.webhookTest,
  paths.webhookRedeliver,
  paths.staffTourHours,
  paths.staffTourMove,
  paths.staffTourCancel,
  paths.reviewDecide,
  paths.reviewReply,
  paths.messageSettle,
  paths.messageReply,
  paths.conversationChange,
  paths.conversationReply,
  paths.assistantFile,
  paths.assistantReview,
  paths.assistantExampleRemove,
  paths.subscriberRemove,
  paths.timetableAdd,
  paths.timetableChange,
  paths.timetableOff,
  paths.timetableOn,
  paths.timetableEnd,
  paths.timetableClose,
  paths.timetableOpen,
  paths.timetableBedBackInService,
  paths.adminScan,
  paths.checkInMarks,
  paths.attendance,
  paths.personAdd,
  paths.personGrant,
  paths.personAdjust,
  paths.personExtend,
  paths.personSell,
  paths.noteWrite,
  paths.noteRemove,
  paths.paperWaiver,
  paths.healthWithdraw,
  paths.bookFor,
  paths.oneToOne,
  paths.staffMove,
  paths.payAtDesk,
  paths.coverRequest,
  paths.coverWithdraw,
  paths.coverTake,
  paths.trainerAvailabilitySave,
  paths.moneyClose,
  paths.moneyHandled,
  paths.feeSettle,
  paths.productSave,
  paths.productSale,
  paths.productPlace,
  paths.classTypeSave,
  paths.instructorSave,
  paths.roomAdd,
  paths.roomSave,
  paths.roomPlace,
  paths.roomArchive,
  paths.noShowPolicySave,
  paths.promoStop,
  paths.mergeDismiss,
  paths.mergeUndo,
];
