import { paths } from '@studio/contracts/paths';

/** Calls whose contracts mention "again" or "once" but that aren't in the tables of calls, with the reason. */
export const exemptCalls: Readonly<Record<string, string>> = {
  ...withReason('it changes nothing', [
    paths.staffGiftCard,
    paths.moneyExport,
    paths.moneyTotals,
    paths.moneyDispute,
    paths.mergePreview,
    paths.importRead,
    paths.freezePreview,
    paths.moveOptions,
    paths.giftCardGet,
  ]),
  ...withReason('each time is meant: another mail, another count, another try', [
    paths.giftCardChange,
    paths.moneyClose,
    paths.refundRetry,
    paths.undeliveredEmails,
    paths.teamInvite,
    paths.webhookTest,
    paths.webhookRedeliver,
    paths.webhookSave,
    paths.bookingLinks,
    paths.membershipPay,
  ]),
  ...withReason('it sets a state and has no other effect', [
    paths.conversationChange,
    paths.messageSettle,
    paths.assistantReview,
    paths.assistantExampleSave,
    paths.assistantExampleRemove,
    paths.reviewDecide,
    paths.staffTourArrived,
    paths.timetableBedBackInService,
    paths.timetableBedMove,
    paths.timetableClose,
    paths.timetableOpen,
    paths.cardConfirm,
    paths.emailOptOut,
    paths.siteEvents,
    paths.firstVisitWithdraw,
    paths.moneyHandled,
    paths.activityAdd,
    paths.activityRename,
    paths.bedsChoose,
    paths.bedsRequest,
  ]),
  ...withReason('tests/races/chat.test.ts', [paths.chat, paths.conversationReply]),
  ...withReason('tests/races/invitations.test.ts', [
    paths.invitationsSend,
    paths.personInvitationSend,
    paths.invitationsStop,
  ]),
  ...withReason('the move of a member is in the table, and the staff move with the same statements', [
    paths.staffMove,
    paths.staffTourMove,
    paths.staffTourCancel,
    paths.tourMove,
  ]),
};

function withReason(reason: string, calls: readonly string[]): Record<string, string> {
  return Object.fromEntries(calls.map((call) => [call, reason]));
}
