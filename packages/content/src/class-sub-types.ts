import type { ActivityId } from './activities.ts';
import type { Difficulty } from './difficulty.ts';

/** Subtype of an activity's classes. The name `prenatal` occurs in two activities. */
export interface ClassSubType {
  id: string;
  activityId: ActivityId;
  label: string;
}

export const classSubTypes = [
  { id: 'dynamic', activityId: 'reformer', label: 'Dynamic' },
  { id: 'foundation', activityId: 'reformer', label: 'Foundation' },
  { id: 'prenatal', activityId: 'reformer', label: 'Prenatal' },
  { id: 'classic', activityId: 'mat', label: 'Classic' },
  { id: 'prenatal', activityId: 'mat', label: 'Prenatal' },
  { id: 'vinyasa', activityId: 'yoga', label: 'Vinyasa' },
  { id: 'restorative-yin', activityId: 'yoga', label: 'Restorative / Yin' },
  { id: 'sound-healing', activityId: 'yoga', label: 'Sound Healing' },
] as const satisfies readonly ClassSubType[];

export type ClassSubTypeId = (typeof classSubTypes)[number]['id'];

/** Timetable filters that a keyword in a link sets. */
export interface TimetableLinkFilter {
  activityType?: ActivityId;
  subType?: ClassSubTypeId;
  audience?: 'female-only' | 'everyone';
  difficulty?: Difficulty;
  dayPart?: 'morning' | 'midday' | 'evening';
}

/**
 * Filters by keyword. Timetable links may contain the keywords in the parameters activity, level, sub, subcategory,
 * filter, category, for and hours (handbook: timetable 6). Unknown keywords set no filter.
 */
export const timetableLinkFilters: Readonly<Record<string, TimetableLinkFilter>> = {
  reformer: { activityType: 'reformer' },
  mat: { activityType: 'mat' },
  'mat-pilates': { activityType: 'mat' },
  yoga: { activityType: 'yoga' },
  dynamic: { activityType: 'reformer', subType: 'dynamic' },
  'dynamic-reformer': { activityType: 'reformer', subType: 'dynamic' },
  foundation: { activityType: 'reformer', subType: 'foundation' },
  'foundation-reformer': { activityType: 'reformer', subType: 'foundation' },
  prenatal: { subType: 'prenatal' },
  'prenatal-reformer': { activityType: 'reformer', subType: 'prenatal' },
  'prenatal-mat': { activityType: 'mat', subType: 'prenatal' },
  classic: { activityType: 'mat', subType: 'classic' },
  'classic-mat': { activityType: 'mat', subType: 'classic' },
  vinyasa: { activityType: 'yoga', subType: 'vinyasa' },
  'vinyasa-yoga': { activityType: 'yoga', subType: 'vinyasa' },
  yin: { activityType: 'yoga', subType: 'restorative-yin' },
  restorative: { activityType: 'yoga', subType: 'restorative-yin' },
  'restorative-yin': { activityType: 'yoga', subType: 'restorative-yin' },
  'restorative-yin-yoga': { activityType: 'yoga', subType: 'restorative-yin' },
  'sound-healing': { activityType: 'yoga', subType: 'sound-healing' },
  'female-only': { audience: 'female-only' },
  women: { audience: 'female-only' },
  everyone: { audience: 'everyone' },
  'all-levels': { difficulty: 'All Levels' },
  'beginner-friendly': { difficulty: 'Beginner Friendly' },
  beginner: { difficulty: 'Beginner Friendly' },
  intermediate: { difficulty: 'Intermediate' },
  gentle: { difficulty: 'Gentle' },
  morning: { dayPart: 'morning' },
  midday: { dayPart: 'midday' },
  evening: { dayPart: 'evening' },
};
