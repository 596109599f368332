import type { ConversationSummary } from '@studio/contracts/staff-conversations';

export function getVisitorName({ name }: Pick<ConversationSummary, 'name'>): string {
  return name ?? 'Visitor';
}
