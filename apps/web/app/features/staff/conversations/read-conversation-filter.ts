import type { ConversationFilter } from '@studio/contracts/staff-conversations';

const filters: readonly ConversationFilter[] = ['TEAM', 'OPEN', 'CLOSED'];

export function readConversationFilter(params: URLSearchParams): ConversationFilter {
  return filters.find((one) => one === params.get('show')) ?? 'TEAM';
}
