import { rightToCancelCopy } from '@studio/content/copy/right-to-cancel';
import { formatPriceShort } from '@studio/domain/money/money';
import { getPurchaseRefundText } from '@studio/domain/purchases/purchase-refund-text';
import { formatDayLong } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import { findEntitlement } from '../entitlements/store.ts';
import { findGiftCard } from '../gift-cards/store.ts';
import type { GenericEmailDetails, PriceDetails } from '../integrations/email/email-details.ts';
import type { EmailDraft, PurchaseEmailJob } from '../platform/emails/outbox.ts';
import { formatGreeting, refundTitle } from '../platform/emails/shared-email-text.ts';
import type { Services } from '../platform/services.ts';
import { getPaymentParts } from './format-payment-method.ts';
import { buildOptionalInvoiceUrl } from './purchase-links.ts';
import { findPurchase, type PurchaseRow } from './store.ts';

type EmailCopy = Omit<GenericEmailDetails, 'studio'>;

export async function buildPurchaseEmail(
  services: Services,
  { branchId, kind, subject }: PurchaseEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const purchase = await findPurchase(services.database, branchId, subject.purchaseId);
  if (!purchase?.buyer.email) return { drop: 'no recipient' };
  const studio = toStudioContact(services, await loadBranchProfile(services.database, branchId));
  const copy =
    kind === 'purchase-paid'
      ? await buildPaidCopy(services, purchase)
      : buildRefundedCopy(services, purchase);
  return { to: purchase.buyer.email, email: { template: 'plain-message', details: { studio, ...copy } } };
}

async function buildPaidCopy(services: Services, purchase: PurchaseRow): Promise<EmailCopy> {
  const { publicUrl } = services.config;
  const { name, buyer } = purchase;
  const invoice = buildOptionalInvoiceUrl(services.keys, purchase);
  const { email, name: studioName } = await loadBranchProfile(services.database, purchase.branchId);
  const footer = {
    text: `You’re getting this email because you made a purchase from ${studioName}.`,
    ...(invoice ? { link: { label: 'Download invoice (PDF)', href: `${publicUrl}${invoice}` } } : {}),
  };
  const isGift = purchase.goods.kind === 'gift-card';
  const note = {
    text: (isGift ? rightToCancelCopy.unused : rightToCancelCopy.used).replace('{email}', email),
  };
  const bought = {
    subject: `Purchase confirmed: ${name}`,
    title: name,
    greeting: formatGreeting(buyer.firstName),
    price: buildPriceDetails(purchase),
    note,
    footer,
  };
  if (purchase.goods.kind === 'gift-card')
    return { ...bought, ...(await buildGiftCardCopy(services, purchase)) };
  const isOneToOne = purchase.goods.kind === 'one-to-one';
  return {
    ...bought,
    lead: isOneToOne
      ? 'Thank you for your purchase. We’ll email you to arrange a time. You can also reply to this email with days that suit you.'
      : 'Thank you for your purchase. It’s in your account, ready for your next class.',
    rowsTitle: 'Your purchase',
    rows: await buildSessionRows(services, purchase),
    ...(isOneToOne ? {} : { action: { label: 'Book a class', href: `${publicUrl}/timetable` } }),
  };
}

async function buildSessionRows({ database }: Services, purchase: PurchaseRow) {
  const { branchId, entitlementId } = purchase;
  const credit = entitlementId ? await findEntitlement(database, branchId, entitlementId) : null;
  const sessions = credit?.terms.sessions ?? null;
  // Sessions expire at midnight, so the last valid day is the day before.
  const lastDay = credit?.expiresAt && toLondonDate(new Date(credit.expiresAt.getTime() - 1));
  return [
    { label: 'Sessions', value: sessions === null ? 'Unlimited' : String(sessions), strong: true },
    { label: 'Valid until', value: lastDay ? formatDayLong(lastDay) : 'No expiry date' },
  ];
}

async function buildGiftCardCopy({ database, config }: Services, purchase: PurchaseRow): Promise<EmailCopy> {
  const { branchId, name, id: purchaseId } = purchase;
  const card = await findGiftCard(database, branchId, { purchaseId });
  if (!card) throw new Error(`The gift card of ${purchaseId} is missing.`);
  const sendText = card.sendOn ? formatDayLong(card.sendOn) : 'Straight away';
  return {
    subject: `Purchase confirmed: ${name}`,
    title: name,
    lead: `Thank you for your purchase. We’ll email the gift card to ${card.recipientName}${card.message ? ' with your message' : ''}. Only that email contains the gift card code.`,
    rowsTitle: 'Gift card',
    rows: [
      { label: 'To', value: `${card.recipientName}, ${card.recipientEmail}`, strong: true },
      { label: 'From', value: card.senderName },
      { label: 'Delivery', value: sendText },
      { label: 'Valid until', value: formatDayLong(toLondonDate(new Date(card.expiresAt.getTime() - 1))) },
    ],
    action: { label: 'See the timetable', href: `${config.publicUrl}/timetable` },
  };
}

function buildRefundedCopy({ config }: Services, purchase: PurchaseRow): EmailCopy {
  const { name, buyer, cardPence, currency, method, settleReason } = purchase;
  const amount = formatPriceShort(cardPence, currency);
  const reasonText = getPurchaseRefundText(settleReason, name);
  return {
    subject: `Refund: ${amount} for ${name}`,
    title: refundTitle,
    greeting: formatGreeting(buyer.firstName),
    lead: `We’re refunding your payment in full. ${reasonText}`,
    rowsTitle: 'Refund',
    rows: [
      { label: 'Amount', value: amount, strong: true },
      { label: 'Refunded to', value: method ?? 'Your card' },
    ],
    action: { label: 'See pricing', href: `${config.publicUrl}/pricing` },
    note: { text: 'Refunds usually take 5–10 days to appear.' },
  };
}

function buildPriceDetails(purchase: PurchaseRow): PriceDetails {
  const { price, currency } = purchase;
  const { basePence, finalPence, saving } = price;
  const lines = getPaymentParts(purchase).map(({ label, pence }) => ({
    label,
    value: formatPriceShort(pence, currency),
  }));
  if (!saving) return { heading: 'Paid', amount: formatPriceShort(finalPence, currency), lines };
  const saved = {
    label: saving.name,
    value: `−${formatPriceShort(saving.amountPence, currency)}`,
    isSaving: true,
  };
  return {
    heading: 'Paid',
    amount: formatPriceShort(finalPence, currency),
    originalAmount: formatPriceShort(basePence, currency),
    lines: [saved, ...lines],
  };
}
