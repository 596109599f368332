import { fillPlaceholders } from '@studio/content/copy/pricing';
import { purchaseCopy } from '@studio/content/copy/purchase';
import type { EntitlementDto } from '@studio/contracts/entitlements';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatNumber, selectPlural } from '@studio/domain/text/format';
import { formatDayLong, formatDayMedium, formatMomentMedium } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';
import { buildProductCheckoutUrl } from './purchase-urls.ts';
import type { PurchaseOutcome } from './use-purchase-outcome.ts';

const copy = purchaseCopy.complete;

export type PurchaseResult = Extract<PurchaseOutcome, { at: 'bought' | 'began' }>;

export interface PurchaseResultSummary {
  title: string;
  lead: string;
  /** Content of the result card. For a gift card, the page shows the preview of `gift` instead. */
  card: { figure: string; unit: string; name: string; until: string };
  gift: { amount: string; recipientName: string; senderName: string; message: string } | null;
  paid: { title: string; amount: string; before: string | null; rows: [label: string, value: string][] };
  receipt: string | null;
  invoice: string | null;
  /** Whether an amount was paid and its invoice isn't ready yet. */
  invoiceFollows: boolean;
  /** Links for the next steps, the most useful first. */
  nextSteps: { label: string; to: string }[];
}

export function toPurchaseResultSummary(
  result: PurchaseResult,
  activities: readonly StudioActivity[],
): PurchaseResultSummary {
  return result.at === 'bought'
    ? summarizePurchase(result, activities)
    : summarizeMembership(result, activities);
}

function summarizePurchase(
  { purchase, credit }: Extract<PurchaseResult, { at: 'bought' }>,
  activities: readonly StudioActivity[],
): PurchaseResultSummary {
  const { name, giftCard, price, giftCardPaid, cardPaid, method, boughtAt } = purchase;
  const money = (pounds: number) => formatPriceShort(toPence(pounds), price.currency);
  const saved = price.base - price.final;
  const lines: [string, string | null][] = [
    [copy.rows.product, name],
    [copy.rows.saved, saved > 0 ? money(saved) : null],
    [copy.rows.reason, saved > 0 ? price.reason : null],
    [copy.rows.giftCard, giftCardPaid > 0 ? money(giftCardPaid) : null],
    [copy.rows.card, giftCardPaid > 0 && cardPaid > 0 ? money(cardPaid) : null],
    [copy.rows.method, cardPaid > 0 ? method : null],
  ];
  return {
    title: giftCard ? giftTitle(giftCard.sendOn) : fillPlaceholders(copy.bought, { name }),
    lead: giftCard
      ? fillPlaceholders(copy.giftCardSentText, { email: giftCard.recipientEmail })
      : fillPlaceholders(copy.boughtText, { moment: formatMomentMedium(new Date(boughtAt)) }),
    card: { ...toFigure(credit), name, until: formatValidUntil(credit) },
    gift: giftCard && {
      amount: money(giftCard.amount),
      recipientName: giftCard.recipientName,
      senderName: '',
      message: '',
    },
    paid: {
      title: price.final > 0 ? copy.paid : copy.nothingToPay,
      amount: money(price.final),
      before: saved > 0 ? money(price.base) : null,
      rows: lines.flatMap(([label, value]) => (value === null ? [] : [[label, value]])),
    },
    receipt: purchase.receiptUrl,
    invoice: purchase.invoice,
    invoiceFollows: price.final > 0 && purchase.invoice === null,
    nextSteps: giftCard ? getGiverNextSteps() : getNextSteps(credit, activities),
  };
}

function summarizeMembership(
  { membership, credit }: Extract<PurchaseResult, { at: 'began' }>,
  activities: readonly StudioActivity[],
): PurchaseResultSummary {
  const { name, price, currency, renewsOn, method } = membership;
  const amount = formatPriceShort(toPence(price), currency);
  const rows: [string, string][] = [[copy.rows.product, name]];
  if (method) rows.push([copy.rows.method, method]);
  return {
    title: copy.started,
    lead: fillPlaceholders(copy.startedText, { name }),
    card: {
      ...toFigure(credit),
      name,
      until: renewsOn ? fillPlaceholders(copy.renews, { day: dayOf(renewsOn) }) : formatValidUntil(credit),
    },
    gift: null,
    paid: { title: copy.paid, amount, before: null, rows },
    receipt: null,
    invoice: null,
    invoiceFollows: true,
    nextSteps: getNextSteps(credit, activities),
  };
}

function giftTitle(sendOn: string | null): string {
  return sendOn
    ? fillPlaceholders(copy.giftCardScheduled, { day: formatDayMedium(sendOn) })
    : copy.giftCardSent;
}

/**
 * Returns the number of remaining sessions and its unit, such as "10 sessions", "1 session" or "Unlimited"; both empty
 * when the entitlement is unknown.
 */
function toFigure(credit: EntitlementDto | null): { figure: string; unit: string } {
  if (!credit) return { figure: '', unit: '' };
  const { sessionsLeft } = credit;
  if (sessionsLeft === null) return { figure: copy.unlimited, unit: copy.unlimitedUnit };
  return {
    figure: formatNumber(sessionsLeft),
    unit: selectPlural(sessionsLeft, copy.sessions.one, copy.sessions.many),
  };
}

/**
 * Returns the text about the last valid day, which is the day before the expiry at midnight. Empty when the entitlement
 * is unknown.
 */
function formatValidUntil(credit: EntitlementDto | null): string {
  if (!credit) return '';
  if (!credit.expiresAt) return copy.noExpiry;
  const lastDay = toLondonDate(new Date(Date.parse(credit.expiresAt) - 1));
  return fillPlaceholders(copy.validUntil, { day: formatDayLong(lastDay) });
}

function dayOf(instant: string): string {
  return formatDayMedium(toLondonDate(new Date(instant)));
}

function getNextSteps(
  credit: EntitlementDto | null,
  activities: readonly StudioActivity[],
): PurchaseResultSummary['nextSteps'] {
  const account = { label: copy.account, to: '/account' };
  if (credit?.kind === 'one-to-one') return [{ label: copy.oneToOne, to: '/contact?topic=1-1' }, account];
  const covered = activities.filter(({ id, isTaught }) => isTaught && credit?.covers.includes(id));
  const classes = covered.map(({ id }) => ({
    label: fillPlaceholders(copy.book, { activity: getShortActivityName(activities, id) }),
    to: `/timetable?${new URLSearchParams({ activity: id })}`,
  }));
  return [...(classes.length > 0 ? classes : [{ label: copy.timetable, to: '/timetable' }]), account];
}

function getGiverNextSteps(): PurchaseResultSummary['nextSteps'] {
  const { id } = purchaseCopy.giftCard;
  return [
    { label: copy.timetable, to: '/timetable' },
    { label: copy.buyAnother, to: buildProductCheckoutUrl(id) },
  ];
}
