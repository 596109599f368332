import { isOpenToEveryone } from '../timetable/audience-tags.ts';

/** Answers of the quiz. */
export interface QuizAnswers {
  level: 'beginner' | 'returning' | 'intermediate';
  goal: 'core' | 'gentle' | 'pregnancy' | 'none';
  equipment: 'mat' | 'reformer' | 'either';
}

/** Class with the fields that the recommendation needs. */
export interface RecommendableClass {
  title: string;
  activityId: string;
  subType: string;
  difficulty: string;
  tags: readonly string[];
}

/** Maximum number of recommendations, all with different titles (handbook: timetable 14). */
export const maxRecommendations = 3;

/** Points subtracted for each recommended class of the same activity, so that the recommendations vary. */
const repeatPenalty = 2;

/**
 * Returns the most suitable classes, best first, at most `maxRecommendations`: for pregnancy only prenatal classes,
 * otherwise only classes open to everyone, and never events. Ties stay in catalogue order. Empty only when no suitable
 * class is taught.
 */
export function recommendClasses<Class extends RecommendableClass>(
  classes: readonly Class[],
  answers: QuizAnswers,
): Class[] {
  const titles = new Set<string>();
  const remaining = classes.filter((klass) => {
    const isAccepted = isRecommendable(klass, answers) && !titles.has(klass.title);
    if (isAccepted) titles.add(klass.title);
    return isAccepted;
  });
  const chosen: Class[] = [];
  while (chosen.length < maxRecommendations && remaining.length > 0) {
    const rank = (klass: Class) =>
      getScore(klass, answers) - repeatPenalty * countChosenOfActivity(chosen, klass);
    const best = remaining.reduce((top, klass) => (rank(klass) > rank(top) ? klass : top));
    chosen.push(best);
    remaining.splice(remaining.indexOf(best), 1);
  }
  return chosen;
}

/** Returns whether a class may be recommended at all. */
function isRecommendable(klass: RecommendableClass, { level, goal, equipment }: QuizAnswers): boolean {
  const { tags, activityId, difficulty } = klass;
  if (getGoalScore(klass, goal) === 0) return false;
  if (goal === 'pregnancy' ? !tags.includes('prenatal') : !isOpenToEveryone(tags)) return false;
  // A class that no pack covers is an event, not a class for newcomers.
  if (tags.includes('no-entitlement')) return false;
  if (equipment !== 'either' && (activityId === 'reformer') !== (equipment === 'reformer')) return false;
  return difficulty !== 'Intermediate' || (level !== 'beginner' && goal !== 'gentle');
}

function getScore(klass: RecommendableClass, { level, goal }: QuizAnswers): number {
  return (levelScores[level][klass.difficulty] ?? 0) + getGoalScore(klass, goal);
}

const levelScores: Record<QuizAnswers['level'], Record<string, number>> = {
  beginner: { 'Beginner Friendly': 3, Gentle: 3, 'All Levels': 1 },
  returning: { 'All Levels': 3, 'Beginner Friendly': 2, Gentle: 2 },
  intermediate: { Intermediate: 4, 'All Levels': 2 },
};

/** Points for the fit of an activity or subtype with a goal. 0 means unsuitable, and missing entries are neutral. */
const goalScores: Record<QuizAnswers['goal'], Record<string, number>> = {
  core: { reformer: 3, mat: 3, yoga: 2, 'restorative-yin': 0 },
  gentle: { 'restorative-yin': 4, mat: 2, reformer: 1, yoga: 1 },
  pregnancy: {},
  none: {},
};

/** Returns the points of the subtype, or those of the activity when the subtype has none. */
function getGoalScore({ subType, activityId }: RecommendableClass, goal: QuizAnswers['goal']): number {
  return goalScores[goal][subType] ?? goalScores[goal][activityId] ?? 1;
}

function countChosenOfActivity(
  chosen: readonly RecommendableClass[],
  { activityId }: RecommendableClass,
): number {
  return chosen.filter((other) => other.activityId === activityId).length;
}
