import type { ConversationRow } from '@studio/contracts/staff-conversations';

export function getVisitorName({ name }: Pick<ConversationRow, 'name'>): string {
  return name ?? 'Visitor';
}
