import type { SavedCard } from '@studio/contracts/memberships';

export function formatSavedCard({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}
