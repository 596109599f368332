import { paths } from '@studio/contracts/paths';
import type {
  GetInvitationsResponse,
  GetPersonInvitationResponse,
} from '@studio/contracts/staff-invitations';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';

const sendingRefreshMs = 2_000;
/**
 * Polling interval in ms once a batch is older than `retryAfterMs`. The emails left are those that the mail server didn't
 * accept. They are retried for hours, so that frequent polling would show nothing new.
 */
const retryRefreshMs = 30_000;
const retryAfterMs = 30 * 60_000;

export const invitationQueries = {
  /** Who can be invited, and the progress. Polls while emails are being sent. */
  overview: (importId: string | null) =>
    queryOptions({
      queryKey: ['invitations', 'overview', importId],
      queryFn: () => browserApi().call<GetInvitationsResponse>(paths.invitations, { importId }),
      refetchInterval: ({ state }) => {
        const batch = state.data?.batch;
        if (batch?.status !== 'sending') return false;
        return Date.now() - Date.parse(batch.startedAt) < retryAfterMs ? sendingRefreshMs : retryRefreshMs;
      },
    }),
  person: (personId: string) =>
    queryOptions({
      queryKey: ['invitations', 'person', personId],
      queryFn: () => browserApi().call<GetPersonInvitationResponse>(paths.personInvitation, { personId }),
      refetchInterval: ({ state }) => (state.data?.state === 'sending' ? sendingRefreshMs : false),
    }),
};

/** Invitations of imported clients. Idempotent by `idempotencyKey`. */
export const sendInvitations = (input: {
  importId: string | null;
  expected: number;
  idempotencyKey: string;
}) => browserApi().call<GetInvitationsResponse>(paths.invitationsSend, input);

export const stopInvitations = (batchId: string) =>
  browserApi().call<GetInvitationsResponse>(paths.invitationsStop, { batchId });

/** Invites one client. `number` counts the invitations of this client from 1, and makes the call idempotent. */
export const sendPersonInvitation = (input: { personId: string; number: number }) =>
  browserApi().call<GetPersonInvitationResponse>(paths.personInvitationSend, input);
