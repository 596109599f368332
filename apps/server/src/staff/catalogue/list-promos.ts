import type { ListPromosResponse, StaffPromo } from '@studio/contracts/staff-catalogue';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import { parseCursorInstant } from '../../platform/http/parse-cursor-instant.ts';
import type { Services } from '../../platform/services.ts';
import type { PromoCodeRow } from '../../promotions/newsletter-code.ts';

const page: PreparedStatement = {
  name: 'staff_promos',
  text: `SELECT code, origin, percent, amount_pence AS "amountPence", applies_to AS "appliesTo", "only", starts_at AS "startsAt",
      ends_at AS "endsAt", uses, uses_max AS "usesMax", uses_per_person AS "usesPerPerson", created_at AS "createdAt"
    FROM promo_codes
    WHERE branch_id = $1 AND ($2 = 'all' OR origin <> 'newsletter') AND ($3 = '' OR code LIKE '%' || $3 || '%')
      AND ($4::timestamptz IS NULL OR (created_at, code) < ($4::timestamptz, $5))
    ORDER BY created_at DESC, code DESC LIMIT $6`,
};

/**
 * Input of `listPromos`. `origin` selects the studio's own codes, or also the personal codes of newsletter subscribers.
 */
export interface ListPromosInput {
  branchId: string;
  query: string;
  origin: 'studio' | 'all';
  limit: number;
  cursor?: string | null | undefined;
}

/** Lists promo codes, newest first. Throws AppError bad_request for an invalid cursor. */
export async function listPromos(
  { database, clock }: Services,
  { branchId, query, origin, limit, cursor }: ListPromosInput,
): Promise<ListPromosResponse> {
  const [, at = '', code = ''] = /^([0-9TZ:.-]{24})_([A-Z0-9]+)$/.exec(cursor ?? '') ?? [];
  if (cursor && !code) throw new AppError('bad_request');
  const codePart = query.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const after = code ? parseCursorInstant(at) : null;
  const found = await database.run<PromoCodeRow>(page, [branchId, origin, codePart, after, code, limit + 1]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    ok: true,
    promos: shown.map((promo) => toStaffPromoDto(promo, clock.now())),
    cursor: last ? `${last.createdAt.toISOString()}_${last.code}` : null,
  };
}

export function toStaffPromoDto(promo: PromoCodeRow, now: Date): StaffPromo {
  const { code, origin, percent, amountPence, appliesTo, only, startsAt, endsAt, uses } = promo;
  return {
    code,
    origin,
    percent,
    amountPence,
    appliesTo,
    limitedTo: only,
    uses,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    usesMax: promo.usesMax,
    usesPerPerson: promo.usesPerPerson,
    state: stateOf(promo, now),
  };
}

function stateOf({ startsAt, endsAt, uses, usesMax }: PromoCodeRow, now: Date): StaffPromo['state'] {
  if (endsAt && now >= endsAt) return 'expired';
  if (usesMax !== null && uses >= usesMax) return 'used-up';
  return startsAt && now < startsAt ? 'scheduled' : 'active';
}
