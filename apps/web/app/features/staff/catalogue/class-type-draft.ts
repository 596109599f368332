import { classSubTypes } from '@studio/content/class-sub-types';
import type { StaffClassType } from '@studio/contracts/staff-class-types';
import { toCatalogueId } from '@studio/domain/catalogue/catalogue-id';
import {
  type ClassLevel,
  type ClassTypeAudience,
  classLevels,
  getClassTypeAudience,
} from '@studio/domain/catalogue/class-type-details';
import { formatAmountInput, parseAmountInput } from '@studio/domain/money/amount-input';
import { maxClassPricePence } from '@studio/domain/pricing/price';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { formatSubType } from '@studio/domain/timetable/format-sub-type';
import type { FieldError } from '../../../lib/forms/field-problems.ts';
import type { ClassTypeValues } from './catalogue-api.ts';
import { parseBoundedInteger } from './parse-input.ts';

/** Value of the activity field while the owner types a new activity (`activityName`). */
export const newActivity = '';

/** Value of the style field while the owner types a new style (`styleName`). */
export const newSubType = '';

export interface ClassTypeDraft {
  title: string;
  activityId: string;
  /** Name of a new activity. */
  activityName: string;
  subType: string;
  /** Name of a new style. */
  styleName: string;
  difficulty: ClassLevel;
  audience: ClassTypeAudience;
  price: string;
  duration: string;
  capacity: string;
  hasBedChoice: boolean;
  description: string;
}

export const classTypeLabels: Readonly<Record<keyof ClassTypeDraft, string>> = {
  title: 'Class name',
  activityId: 'Activity',
  activityName: 'New activity',
  subType: 'Style',
  styleName: 'New style',
  difficulty: 'Level',
  audience: 'Suitable for',
  price: 'Price per place (£)',
  duration: 'Duration (minutes)',
  capacity: 'Places',
  hasBedChoice: 'Clients choose their bed',
  description: 'Description',
};

export const audienceOptions = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'female-only', label: 'Female-only' },
  { value: 'prenatal', label: 'Prenatal' },
] as const satisfies readonly { value: ClassTypeAudience; label: string }[];

export function createClassTypeDraft(activityId: string, styles: readonly SubTypeOption[]): ClassTypeDraft {
  return {
    title: '',
    activityId,
    activityName: '',
    subType: styles[0]?.id ?? newSubType,
    styleName: '',
    difficulty: 'All Levels',
    audience: 'everyone',
    price: '',
    duration: '55',
    capacity: '',
    hasBedChoice: true,
    description: '',
  };
}

export function toClassTypeDraft(type: StaffClassType): ClassTypeDraft {
  const { title, activityId, subType, difficulty, tags, description, hasBedChoice } = type;
  return {
    title,
    activityId,
    activityName: '',
    subType,
    styleName: '',
    difficulty: classLevels.find((level) => level === difficulty) ?? 'All Levels',
    audience: getClassTypeAudience(tags),
    price: formatAmountInput(type.pricePence),
    duration: String(type.durationMin),
    capacity: type.capacity?.toString() ?? '',
    hasBedChoice,
    description,
  };
}

/** Returns the values of a valid draft, whose activity has been added. */
export function toClassTypeValues(draft: ClassTypeDraft): ClassTypeValues {
  const { title, description, activityId, subType, styleName, difficulty, audience } = draft;
  return {
    title: normaliseLine(title),
    description: description.trim(),
    activityId,
    subType: subType === newSubType ? toCatalogueId(styleName) : subType,
    difficulty,
    audience,
    durationMin: Number(draft.duration),
    capacity: parseBoundedInteger(draft.capacity, 1, 99) ?? null,
    pricePence: parseAmountInput(draft.price) ?? 0,
    hasBedChoice: draft.hasBedChoice,
  };
}

export function validateClassType(draft: ClassTypeDraft): FieldError<keyof ClassTypeDraft>[] {
  const price = parseAmountInput(draft.price);
  const messages: Partial<Record<keyof ClassTypeDraft, string | false>> = {
    title: !normaliseLine(draft.title) && 'Enter a class name.',
    activityName:
      draft.activityId === newActivity &&
      !toCatalogueId(draft.activityName) &&
      'Enter an activity, for example Barre.',
    styleName:
      draft.subType === newSubType && !toCatalogueId(draft.styleName) && 'Enter a style, for example Power.',
    price:
      (price === null || price > maxClassPricePence) &&
      `Enter a price up to £${maxClassPricePence / 100}, for example 20.00.`,
    duration: !parseBoundedInteger(draft.duration, 15, 240) && 'Enter a number from 15 to 240.',
    capacity:
      parseBoundedInteger(draft.capacity, 1, 99) === undefined &&
      'Enter a number from 1 to 99, or leave blank.',
    description: !draft.description.trim() && 'Enter a description.',
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message ? [{ field: field as keyof ClassTypeDraft, message }] : [],
  );
}

export interface SubTypeOption {
  id: string;
  label: string;
}

/** Returns the styles of an activity: those of the site's filters, and those that owners added. */
export function listSubTypes(activityId: string, classTypes: readonly StaffClassType[]): SubTypeOption[] {
  const labelled = classSubTypes.filter((style) => style.activityId === activityId);
  const added = classTypes
    .filter((type) => type.activityId === activityId && !labelled.some(({ id }) => id === type.subType))
    .map(({ subType }) => subType);
  return [
    ...labelled.map(({ id, label }) => ({ id, label })),
    ...[...new Set(added)].map((id) => ({ id, label: formatSubType(id) })),
  ];
}
