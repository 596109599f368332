import type { QuizAnswers, RecommendableClass } from '@studio/domain/recommendations/recommend-classes';

/** Copy of the quiz (handbook: pages 6). */
export const quizCopy = {
  heading: 'Not sure where to start?',
  lead: 'Answer three questions and we’ll suggest what to try.',
  leadWithoutEquipment: 'Answer two questions and we’ll suggest what to try.',
  answersHeading: 'Try these first',
  next: 'Next',
  noDate: 'See dates',
  noMatch: {
    text: 'Nothing on the timetable fits that yet. Ask us and we’ll see what we can do.',
    link: { label: 'Ask us', to: '/contact' },
  },
} as const;

export const quizQuestions: { [Of in keyof QuizAnswers]: QuizQuestion<QuizAnswers[Of]> } = {
  level: {
    legend: 'Your level',
    options: [
      { value: 'beginner', label: 'Beginner' },
      { value: 'returning', label: 'Returning' },
      { value: 'intermediate', label: 'Intermediate' },
    ],
  },
  goal: {
    legend: 'Your goal',
    options: [
      { value: 'core', label: 'Core strength' },
      { value: 'gentle', label: 'Gentle' },
      { value: 'pregnancy', label: 'Pregnancy' },
      { value: 'none', label: 'No particular goal' },
    ],
  },
  equipment: {
    legend: 'Equipment',
    options: [
      { value: 'mat', label: 'Mat' },
      { value: 'reformer', label: 'Reformer' },
      { value: 'either', label: 'Either' },
    ],
  },
};

interface QuizQuestion<Answer extends string> {
  legend: string;
  options: readonly { value: Answer; label: string }[];
}

/** Answers that are selected at first. */
export const defaultQuizAnswers: QuizAnswers = { level: 'beginner', goal: 'none', equipment: 'either' };

type Reasoned = Pick<RecommendableClass, 'activityId' | 'subType' | 'difficulty'>;

/** Benefit of a class for a goal, by subtype or activity. "other" applies to anything else. */
const benefitsByGoal: Record<QuizAnswers['goal'], Record<string, string> & { other: string }> = {
  core: {
    reformer: 'Your core works against the springs',
    mat: 'Every exercise starts from your core',
    yoga: 'Slow poses work your core',
    other: 'You use your own weight to work your core',
  },
  gentle: {
    reformer: 'The springs support part of your weight',
    mat: 'You move your own weight, one breath at a time',
    yoga: 'Every pose has an easier version',
    'restorative-yin': 'A few poses, held for minutes over bolsters',
    other: 'There’s no rush',
  },
  pregnancy: {
    reformer: 'Designed for pregnancy, lying on your side or seated',
    mat: 'Designed for pregnancy, with no lying on your front',
    other: 'Designed for pregnancy, in a small group',
  },
  none: {
    reformer: 'You feel straight away how each movement works',
    mat: 'You learn the whole method on one mat',
    yoga: 'You move with your breath',
    'restorative-yin': 'It’s a slow, restful hour',
    other: 'It’s a good way to find out what you like',
  },
};

/** Reason why a class fits a level, by activity and difficulty or by difficulty. "other" applies to anything else. */
const reasonsByLevel: Record<QuizAnswers['level'], Record<string, string> & { other: string }> = {
  beginner: {
    'reformer, Beginner Friendly': 'and you learn the machine before you use it.',
    'mat, Beginner Friendly': 'and no one expects you to know the words.',
    'yoga, Beginner Friendly': 'and you don’t need to know any poses.',
    Gentle: 'and the instructor explains everything first.',
    other: 'and every exercise has a lighter version.',
  },
  returning: {
    'reformer, All Levels': 'and the instructor sets the load for where you are now.',
    'mat, Beginner Friendly': 'and you’ll pick up the basics again as you go.',
    'reformer, Beginner Friendly': 'and you’ll remember the settings as you go.',
    Intermediate: 'and it’s there when you want more.',
    other: 'and you choose how quickly to get back into it.',
  },
  intermediate: {
    Intermediate: 'and the pace assumes you know the basics.',
    'reformer, All Levels': 'and one spring fewer makes it harder.',
    'yoga, All Levels': 'and every pose has a harder version too.',
    'mat, Beginner Friendly': 'and working slowly makes you more precise.',
    Gentle: 'and you can slow down and refine what you know.',
    other: 'and there’s always something to improve.',
  },
};

/** Returns the reason for recommending a class, in one sentence. */
export function getRecommendationReason(
  { subType, activityId, difficulty }: Reasoned,
  answers: QuizAnswers,
): string {
  const goals = benefitsByGoal[answers.goal];
  const levels = reasonsByLevel[answers.level];
  const goal = goals[subType] ?? goals[activityId] ?? goals.other;
  return `${goal}, ${levels[`${activityId}, ${difficulty}`] ?? levels[difficulty] ?? levels.other}`;
}
