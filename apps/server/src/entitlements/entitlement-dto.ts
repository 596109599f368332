import type { EntitlementDto } from '@studio/contracts/entitlements';
import type { EntitlementRow } from './store.ts';

export function toEntitlementDto(row: EntitlementRow): EntitlementDto {
  const { terms, balance, startsAt, expiresAt } = row;
  return {
    entitlementId: row.id,
    kind: row.kind,
    productId: row.productId,
    name: row.name,
    sessionsLeft: balance,
    sessions: terms.sessions,
    covers: terms.covers,
    offPeakOnly: terms.offPeakOnly,
    shareable: terms.shareable,
    startsAt: startsAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    renews: row.renews,
  };
}
