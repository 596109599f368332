import type { StaffProduct } from '@studio/contracts/staff-products';
import { formatValidity } from '@studio/domain/catalogue/format-validity';
import {
  findProductProblem,
  hasSameFixedTerms,
  type ProductTermsInput,
  toProductTerms,
} from '@studio/domain/catalogue/product-details';
import { type GoodsKind, isProduct } from '@studio/domain/catalogue/product-terms';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { formatCount, formatList } from '@studio/domain/text/format';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import type { FieldError } from '../../../lib/forms/field-problems.ts';
import type { ProductValues } from './catalogue-api.ts';
import { parseBoundedInteger, parseLines } from './parse-input.ts';

export interface ProductDraft {
  kind: GoodsKind;
  name: string;
  price: string;
  covers: string[];
  offPeakOnly: boolean;
  /** For an offer: whether it gives two places for one price at a certain time of the week. */
  isTimed: boolean;
  weekday: string;
  from: string;
  sessions: string;
  validDays: string;
  discount: string;
  oncePerPerson: boolean;
  shareable: boolean;
  subtitle: string;
  includes: string;
  excludes: string;
  badge: string;
}

export const productLabels: Readonly<Record<keyof ProductDraft, string>> = {
  kind: 'Product type',
  name: 'Name',
  price: 'Price (£)',
  covers: 'Activities covered',
  offPeakOnly: 'Off-peak only',
  isTimed: '2 for 1 at set times',
  weekday: 'Weekday',
  from: 'Classes from (time)',
  sessions: 'Sessions',
  validDays: 'Valid for (days)',
  discount: 'Member discount (%)',
  oncePerPerson: 'One per client',
  shareable: 'Can be shared with guests',
  subtitle: 'Short description',
  includes: 'Included',
  excludes: 'Not included',
  badge: 'Badge',
};

export const productKinds = [
  { kind: 'drop-in', label: 'Drop-in', title: 'Drop-ins' },
  { kind: 'pack', label: 'Pack', title: 'Packs' },
  { kind: 'membership', label: 'Membership', title: 'Memberships' },
  { kind: 'one-to-one', label: '1:1', title: '1:1s' },
  { kind: 'offer', label: 'Starter offer', title: 'Starter offers' },
  { kind: 'event', label: 'Event', title: 'Events' },
  { kind: 'gift-card', label: 'Gift card', title: 'Gift cards' },
  { kind: 'counter', label: 'Front desk item', title: 'Front desk items' },
] as const satisfies readonly { kind: GoodsKind; label: string; title: string }[];

export const weekdayLabels = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const emptyProductDraft: ProductDraft = {
  kind: 'pack',
  name: '',
  price: '',
  covers: [],
  offPeakOnly: false,
  isTimed: false,
  weekday: '0',
  from: '17:00',
  sessions: '',
  validDays: '',
  discount: '0',
  oncePerPerson: false,
  shareable: false,
  subtitle: '',
  includes: '',
  excludes: '',
  badge: '',
};

export function toProductDraft({ kind, name, pricePence, terms }: StaffProduct): ProductDraft {
  const { covers, offPeakOnly, onlyWhen, oncePerPerson, shareable, copy } = terms;
  return {
    ...emptyProductDraft,
    kind,
    name,
    price: formatAmountInput(pricePence),
    covers: [...covers].sort(),
    offPeakOnly,
    isTimed: onlyWhen !== null,
    ...(onlyWhen && { weekday: String(onlyWhen.weekday), from: onlyWhen.from }),
    sessions: terms.sessions?.toString() ?? '',
    validDays: terms.validDays?.toString() ?? '',
    discount: String(terms.memberDiscountPercent),
    oncePerPerson,
    shareable,
    subtitle: copy.subtitle,
    includes: copy.includes.join('\n'),
    excludes: copy.excludes.join('\n'),
    badge: copy.badge ?? '',
  };
}

/** Returns which terms the form shows for a kind of product. */
export function getShownTerms({ kind, isTimed }: ProductDraft) {
  const isTimedOffer = kind === 'offer' && isTimed;
  const isPrepaid = isProduct({ kind }) && kind !== 'event' && !isTimedOffer;
  return {
    isTimedOffer,
    hasSessions: isPrepaid && kind !== 'drop-in',
    hasValidity: isPrepaid && kind !== 'membership',
    /** Whether the product can be limited to one per client, or shared. */
    hasLimits: isPrepaid && kind !== 'membership',
  };
}

function toTermsInput(draft: ProductDraft): ProductTermsInput {
  const { kind, covers, offPeakOnly, oncePerPerson, shareable } = draft;
  const onlyWhen = draft.isTimed ? { weekday: Number(draft.weekday), from: draft.from } : null;
  return {
    kind,
    covers,
    offPeakOnly,
    onlyWhen,
    sessions: parseBoundedInteger(draft.sessions, 1, 500) ?? null,
    validDays: parseBoundedInteger(draft.validDays, 1, 1500) ?? null,
    memberDiscountPercent: parseBoundedInteger(draft.discount, 0, 100) ?? 0,
    oncePerPerson,
    shareable,
  };
}

/** Returns whether a draft changes the terms of a sold product that are fixed (handbook: prices 12). */
export function changesFixedTerms(product: StaffProduct, draft: ProductDraft): boolean {
  const terms = toProductTerms(toTermsInput(draft));
  return product.sold && !hasSameFixedTerms(product, { kind: draft.kind, terms });
}

interface Activity {
  id: string;
  label: string;
}

/** Suggests texts for fields that staff leave blank: "10 sessions", "Mat and Yoga", "Valid for 6 weeks". */
export function suggestProductTexts(
  draft: ProductDraft,
  activities: readonly Activity[],
): { subtitle: string; includes: string[] } {
  const terms = toProductTerms(toTermsInput(draft));
  const covered = activities.filter(({ id }) => terms.covers.includes(id)).map(({ label }) => label);
  if (!isProduct(draft))
    return { subtitle: draft.kind === 'gift-card' ? 'Gift card' : 'At the front desk', includes: [] };
  const count = terms.sessions === null ? 'Unlimited' : formatCount(terms.sessions, 'session');
  const hours = terms.offPeakOnly ? ', weekdays before 16:00' : '';
  return {
    subtitle: `${count}${terms.renewsMonthly && terms.sessions !== null ? ' / month' : ''}${hours}`,
    includes: [
      ...(covered.length > 0 ? [formatList(covered)] : []),
      ...(terms.validDays === null ? [] : [`Valid for ${formatValidity(terms)}`]),
    ],
  };
}

/** Returns the values of a valid draft. Blank texts get suggestions. */
export function toProductValues(draft: ProductDraft, activities: readonly Activity[]): ProductValues {
  const suggested = suggestProductTexts(draft, activities);
  const includes = parseLines(draft.includes);
  return {
    ...toTermsInput(draft),
    name: normaliseLine(draft.name),
    pricePence: parseAmountInput(draft.price) ?? 0,
    subtitle: normaliseLine(draft.subtitle) || suggested.subtitle,
    includes: includes.length > 0 ? includes : suggested.includes,
    excludes: parseLines(draft.excludes),
    badge: normaliseLine(draft.badge),
  };
}

export function validateProduct(draft: ProductDraft): FieldError<keyof ProductDraft>[] {
  const price = parseAmountInput(draft.price);
  const problem = findProductProblem({ ...toTermsInput(draft), pricePence: price ?? 0 });
  const ruled = (field: NonNullable<typeof problem>['field']) => problem?.field === field && problem.message;
  const { isTimedOffer, hasSessions, hasValidity } = getShownTerms(draft);
  const lines = [...parseLines(draft.includes), ...parseLines(draft.excludes)];
  const messages: Partial<Record<keyof ProductDraft, string | false>> = {
    name: !normaliseLine(draft.name) && 'Enter a name.',
    price:
      price === null || price > 1_000_000
        ? 'Enter a price up to £10,000, for example 20.00.'
        : ruled('pricePence'),
    covers: ruled('covers'),
    from: isTimedOffer && !/^\d{2}:\d{2}$/.test(draft.from) && 'Enter a time, for example 17:00.',
    sessions:
      hasSessions && parseBoundedInteger(draft.sessions, 1, 500) === undefined
        ? 'Enter a number from 1 to 500, or leave blank.'
        : ruled('sessions'),
    validDays:
      hasValidity &&
      parseBoundedInteger(draft.validDays, 1, 1500) === undefined &&
      'Enter a number from 1 to 1500, or leave blank.',
    discount:
      draft.kind === 'membership' &&
      parseBoundedInteger(draft.discount, 0, 100) === undefined &&
      'Enter a number from 0 to 100.',
    includes: lines.some((line) => line.length > 160) && 'Use up to 160 characters for each item.',
    excludes: lines.length > 24 && 'List up to 12 items.',
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message ? [{ field: field as keyof ProductDraft, message }] : [],
  );
}
