import { formatPriceShort } from '@studio/domain/money/money';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { EmailDraft, RefundEmailJob } from '../platform/emails/outbox.ts';
import { getPaymentEmailReason, refundTitle } from '../platform/emails/shared-email-text.ts';
import type { Services } from '../platform/services.ts';
import { buildCreditNoteUrl } from './refund-credit-note.ts';

/** Selects the amount, the subject and the recipient of a refund of places, a purchase or a paid month. */
const findRefundRow: PreparedStatement = {
  name: 'refund_email_details',
  text: `SELECT r.amount_pence AS "amountPence", r.currency, coalesce(b.email, p.order_details->'customer'->>'email', u.buyer->>'email', w.email) AS email,
      r.made_by IS NOT NULL AS "hasOwnCreditNote", coalesce(p.method, u.method, m.method) AS method, coalesce(c.title, u.name, m.name) AS what,
      c.starts_at AS "startsAt"
    FROM refunds r
    LEFT JOIN payments p ON p.branch_id = r.branch_id AND p.id = r.payment_id
    LEFT JOIN bookings b ON b.branch_id = r.branch_id AND b.id = r.booking_id
    LEFT JOIN classes c ON c.branch_id = r.branch_id AND c.id = coalesce(b.class_id, p.class_id)
    LEFT JOIN purchases u ON u.branch_id = r.branch_id AND u.id = r.payment_id
    LEFT JOIN membership_months m ON m.branch_id = r.branch_id AND m.id = r.payment_id
    LEFT JOIN members w ON w.user_id = m.member_id
    WHERE r.branch_id = $1 AND r.id = $2`,
};

interface RefundEmailRow {
  amountPence: number;
  currency: string;
  email: string | null;
  /** Whether the refund has its own credit note. The credit note of a cancellation is on the booking page. */
  hasOwnCreditNote: boolean;
  method: string | null;
  what: string | null;
  /** Start of the class; null for other subjects. */
  startsAt: Date | null;
}

export async function buildRefundEmail(
  services: Services,
  { branchId, subject: { refundId } }: RefundEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const [refund] = await services.database.run<RefundEmailRow>(findRefundRow, [branchId, refundId]);
  if (!refund?.email) return { drop: 'no recipient' };
  const studio = toStudioContact(services, await loadBranchProfile(services.database, branchId));
  const amount = formatPriceShort(refund.amountPence, refund.currency);
  return {
    to: refund.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: `Refund: ${amount}${refund.what ? ` for ${refund.what}` : ''}`,
        title: refundTitle,
        lead: `We’re refunding ${amount} to your card. It usually takes 5–10 days to appear.`,
        rowsTitle: 'Refund',
        rows: [
          ...(refund.what ? [{ label: 'For', value: refund.what }] : []),
          ...(refund.startsAt ? [{ label: 'Date', value: formatMomentMedium(refund.startsAt) }] : []),
          { label: 'Refunded to', value: refund.method ?? 'Your card' },
          { label: 'Amount', value: amount, strong: true },
        ],
        ...(refund.hasOwnCreditNote && {
          action: {
            label: 'Download credit note (PDF)',
            href: `${services.config.publicUrl}${buildCreditNoteUrl(services.keys, refundId)}`,
          },
        }),
        footer: { text: getPaymentEmailReason(studio) },
      },
    },
  };
}
