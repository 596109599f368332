import type {
  ConversationFilter,
  ConversationSummary,
  ListConversationsResponse,
  StaffConversation,
} from '@studio/contracts/staff-conversations';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { staffUnreadCountQueries } from '../../../lib/query/staff-unread-counts.ts';
import { listConversations, readStaffConversation } from './conversations-api.ts';
import { mergeMessages } from './merge-messages.ts';

/** Conversation that is open; 'gone' if the visitor ended it, which deleted its messages. */
export type OpenConversation = StaffConversation | 'gone';

/** Queries of the chat's conversations. */
export const conversationQueries = {
  lists: ['conversations', 'list'] as const,
  /** In a hidden tab, polls less often, and only for components that set `refetchIntervalInBackground`. */
  list: (filter: ConversationFilter) =>
    infiniteQueryOptions({
      queryKey: ['conversations', 'list', filter],
      queryFn: ({ pageParam }) => listConversations(filter, pageParam),
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.next,
      select: toConversationList,
      refetchInterval: () => (document.hidden ? 15_000 : 5_000),
    }),
  /** Loads the messages after the newest cached one. The server then marks the conversation as read. */
  conversation: (conversationId: string) =>
    queryOptions({
      queryKey: ['conversations', 'conversation', conversationId],
      queryFn: ({ client }) => loadNewer(client, conversationId),
      refetchInterval: 3_000,
    }),
};

/** Shows a changed conversation, and refetches the lists and the navigation's counts. */
export async function showChangedConversation(
  queryClient: QueryClient,
  changed: StaffConversation,
): Promise<void> {
  const { queryKey } = conversationQueries.conversation(changed.id);
  // A poll in flight would overwrite the change with the earlier state of the conversation.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) => mergeConversation(before, changed));
  refetchConversationLists(queryClient);
}

/** Refetches the lists and the navigation's counts, without waiting for them. */
export function refetchConversationLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: conversationQueries.lists });
  void queryClient.invalidateQueries({ queryKey: staffUnreadCountQueries.all });
}

async function loadNewer(client: QueryClient, conversationId: string): Promise<OpenConversation> {
  const before = client.getQueryData(conversationQueries.conversation(conversationId).queryKey);
  if (before === 'gone') return before;
  try {
    return mergeConversation(before, await readStaffConversation(conversationId, before?.messages[0]?.id));
  } catch (error) {
    if (toApiFailure(error).code === 'not_found') return 'gone';
    throw error;
  }
}

function mergeConversation(
  before: OpenConversation | undefined,
  changed: StaffConversation,
): StaffConversation {
  const known = before && before !== 'gone' ? before.messages : [];
  return { ...changed, messages: mergeMessages(known, changed.messages) };
}

/**
 * Joins the pages. A conversation that got a message while the pages loaded is on two of them, but is listed once.
 */
function toConversationList({ pages }: InfiniteData<ListConversationsResponse>) {
  const rows = pages.flatMap(({ conversations }) => conversations);
  return {
    rows: [...new Map<string, ConversationSummary>(rows.map((row) => [row.id, row])).values()],
    counts: pages[0]?.counts ?? null,
  };
}
