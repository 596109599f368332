import type { ConversationRow } from '@studio/contracts/staff-conversations';

/** What a visitor is called. */
export function getVisitorName({ name }: Pick<ConversationRow, 'name'>): string {
  return name ?? 'Somebody new';
}
