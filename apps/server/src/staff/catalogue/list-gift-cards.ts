import type {
  ListStaffGiftCardsResponse,
  StaffGiftCard,
  StaffGiftCardResponse,
} from '@studio/contracts/staff-catalogue';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { hashGiftCardCode } from '../../gift-cards/derive-gift-card-code.ts';
import type { GiftCardReason } from '../../gift-cards/tables.ts';
import { buildPersonIdSql } from '../../people/build-person-id-sql.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import { buildSearchFilter } from '../../platform/database/search-query.ts';
import { parseCursorInstant } from '../../platform/http/parse-cursor-instant.ts';
import type { Services } from '../../platform/services.ts';

const page: PreparedStatement = {
  name: 'staff_gift_cards',
  text: `SELECT g.id, g.amount_pence AS "amountPence", g.balance_pence AS "balancePence", g.currency, g.recipient_name AS "recipientName",
      g.recipient_email AS "recipientEmail", g.sender_name AS "senderName", g.created_at AS "boughtAt", g.send_at AS "sendAt",
      g.sent_at AS "sentAt", g.expires_at AS "expiresAt", g.deactivated_at AS "deactivatedAt", coalesce(u.buyer->>'name', nullif(concat_ws(' ', b.first_name, b.last_name), ''), '') AS "buyerName",
      coalesce(b.merged_into, b.id, ${buildPersonIdSql('g.buyer_id', "u.buyer->>'email'")}) AS "buyerPersonId",
      EXISTS (SELECT 1 FROM outbox o WHERE o.branch_id = g.branch_id AND o.address_rejected_at IS NOT NULL
        AND o.kind = 'gift-card' AND o.subject->>'giftCardId' = g.id::text) AS "emailRejected",
      g.recipient_email = '' AND g.sent_at IS NOT NULL AND u.id IS NULL AS "isHandedOver"
    FROM gift_cards g LEFT JOIN purchases u ON u.branch_id = g.branch_id AND u.id = g.purchase_id
    LEFT JOIN LATERAL (
      SELECT q.* FROM people q WHERE q.branch_id = g.branch_id AND (q.member_id = g.buyer_id OR 'person:' || q.id = g.buyer_id)
      ORDER BY q.member_id NULLS LAST LIMIT 1
    ) b ON true
    WHERE g.branch_id = $1 AND ($2::uuid IS NULL OR g.id = $2)
      AND ($3::tsquery IS NULL OR g.code_hash = $4 OR array_to_tsvector(
          search_entries(coalesce(g.recipient_name, '')) || search_entries(coalesce(g.sender_name, ''))
          || search_entries(coalesce(u.buyer->>'name', concat_ws(' ', b.first_name, b.last_name)))
          || search_words(coalesce(g.recipient_email, '') || ' ' || coalesce(u.buyer->>'email', ''))) @@ $3::tsquery)
      AND ($5::timestamptz IS NULL OR (g.created_at, g.id) < ($5::timestamptz, $6::uuid))
    ORDER BY g.created_at DESC, g.id DESC LIMIT $7`,
};

/**
 * Joins the front-desk sale that a gift card movement belongs to, as its payment or its refund: a class, product or
 * counter item.
 */
const joinDeskSale = `LEFT JOIN desk_payments d ON d.branch_id = m.branch_id AND d.id = m.purchase_id
    LEFT JOIN desk_payments o ON o.branch_id = m.branch_id AND o.id = d.refunds_payment_id
    LEFT JOIN bookings k ON k.branch_id = m.branch_id AND k.id = d.subject_id AND d.subject = 'booking'
    LEFT JOIN classes c ON c.branch_id = m.branch_id AND c.id = k.class_id
    LEFT JOIN entitlements e ON e.branch_id = m.branch_id AND e.id = d.subject_id AND d.subject = 'product'`;

const movements: PreparedStatement = {
  name: 'staff_gift_card_movements',
  text: `SELECT m.at, m.pence AS "amountPence", m.reason, coalesce(p.name, c.title, e.name, o.note, d.note, '') AS description
    FROM gift_card_movements m
    LEFT JOIN purchases p ON p.branch_id = m.branch_id AND p.id = m.purchase_id
    ${joinDeskSale}
    WHERE m.branch_id = $1 AND m.gift_card_id = $2 ORDER BY m.id DESC`,
};

type CardRow = Omit<StaffGiftCard, 'boughtAt' | 'sendAt' | 'sentAt' | 'expiresAt' | 'state'> &
  Record<'boughtAt' | 'sendAt' | 'expiresAt', Date> &
  Record<'sentAt' | 'deactivatedAt', Date | null>;

/** Finds gift cards by code, buyer or recipient, newest first. Throws AppError bad_request for an invalid cursor. */
export async function listGiftCards(
  { database, keys, clock }: Services,
  input: { branchId: string; query: string; limit: number; cursor?: string | null | undefined },
): Promise<ListStaffGiftCardsResponse> {
  const { branchId, query, limit, cursor } = input;
  const [, at = '', id = ''] =
    /^([0-9TZ:.-]{24})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? [];
  if (cursor && !id) throw new AppError('bad_request');
  const code = normaliseGiftCardCode(query);
  const after = id ? parseCursorInstant(at) : null;
  const values = [
    branchId,
    null,
    buildSearchFilter(query),
    code ? hashGiftCardCode(keys, code) : '',
    after,
    id || null,
    limit + 1,
  ];
  const found = await database.run<CardRow>(page, values);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    ok: true,
    cards: shown.map((card) => toGiftCardDto(card, clock.now())),
    cursor: last ? `${last.boughtAt.toISOString()}_${last.id}` : null,
  };
}

/**
 * Returns a gift card with all its movements, but without its code, because anyone with the code can spend the card.
 * Throws AppError not_found.
 */
export async function readGiftCardDetails(
  { database, clock }: Services,
  branchId: string,
  id: string,
): Promise<StaffGiftCardResponse> {
  const [card] = await database.run<CardRow>(page, [branchId, id, null, '', null, null, 1]);
  if (!card) throw new AppError('not_found');
  const moved = await database.run<{
    at: Date;
    amountPence: number;
    reason: GiftCardReason;
    description: string;
  }>(movements, [branchId, id]);
  return {
    ok: true,
    card: toGiftCardDto(card, clock.now()),
    movements: moved.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
  };
}

function toGiftCardDto({ deactivatedAt, ...card }: CardRow, now: Date): StaffGiftCard {
  return {
    ...card,
    boughtAt: card.boughtAt.toISOString(),
    sendAt: card.sendAt.toISOString(),
    sentAt: card.sentAt?.toISOString() ?? null,
    expiresAt: card.expiresAt.toISOString(),
    state: deactivatedAt
      ? 'deactivated'
      : card.expiresAt <= now
        ? 'expired'
        : card.balancePence === 0
          ? 'spent'
          : card.sentAt
            ? 'active'
            : 'scheduled',
  };
}
