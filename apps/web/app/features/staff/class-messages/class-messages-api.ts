import { paths } from '@studio/contracts/paths';
import type { ClassMessagesResponse } from '@studio/contracts/staff-class-messages';
import type { ClassMessageAudience } from '@studio/domain/bookings/class-message';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';

/** Message to the clients of a class. Idempotent by `idempotencyKey`. */
export interface ClassMessageInput {
  classId: string;
  audience: ClassMessageAudience;
  subject: string;
  text: string;
  idempotencyKey: string;
}

export const sendClassMessage = (input: ClassMessageInput) =>
  browserApi().call<ClassMessagesResponse>(paths.classMessageSend, input);

const pendingRefreshMs = 3_000;
/** Time in ms after which pending emails wait for a retry, so that frequent polling would show nothing new. */
const sendingMs = 120_000;
const refreshMs = 30_000;

/** Query of the messages to a class and their delivery. Polls more often while emails are being sent. */
export const classMessagesQuery = (classId: string) =>
  queryOptions({
    queryKey: ['class-messages', classId],
    queryFn: () => browserApi().call<ClassMessagesResponse>(paths.classMessages, { classId }),
    refetchInterval: ({ state }) => {
      const since = getServerTime().getTime() - sendingMs;
      const isSending = state.data?.messages.some(
        ({ pending, sentAt }) => pending > 0 && Date.parse(sentAt) > since,
      );
      return isSending ? pendingRefreshMs : refreshMs;
    },
  });
