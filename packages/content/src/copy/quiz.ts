import type { QuizAnswers, RecommendableClass } from '@studio/domain/recommendations/recommend-classes';

/** Copy of the quiz (handbook: pages 6). */
export const quizCopy = {
  heading: 'Not sure where to begin?',
  lead: 'Three answers, and we will say what to try.',
  answersHeading: 'Try these first',
  next: 'Next',
  noneSoon: 'See the days',
  nothing: {
    text: 'Nothing on the timetable fits that yet. Write to us, and we will say what we can do.',
    link: { label: 'Ask us', to: '/contact' },
  },
} as const;

export const quizQuestions: { [Of in keyof QuizAnswers]: QuizQuestion<QuizAnswers[Of]> } = {
  level: {
    legend: 'You are',
    options: [
      { value: 'beginner', label: 'A beginner' },
      { value: 'returning', label: 'Returning' },
      { value: 'intermediate', label: 'Intermediate' },
    ],
  },
  goal: {
    legend: 'You want',
    options: [
      { value: 'core', label: 'Core strength' },
      { value: 'gentle', label: 'Gentle' },
      { value: 'pregnancy', label: 'Pregnancy' },
      { value: 'none', label: 'No special goal' },
    ],
  },
  equipment: {
    legend: 'You like',
    options: [
      { value: 'mat', label: 'The mat' },
      { value: 'reformer', label: 'The reformer' },
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
const byGoal: Record<QuizAnswers['goal'], Record<string, string> & { other: string }> = {
  core: {
    reformer: 'Your middle holds what the springs pull',
    mat: 'Every exercise begins in the middle',
    yoga: 'Slow shapes, steered from the middle',
    other: 'Your own weight, held from the middle',
  },
  gentle: {
    reformer: 'The springs carry part of your weight',
    mat: 'Your own weight, one breath at a time',
    yoga: 'Every pose has an easier door',
    'restorative-yin': 'Few shapes, held for minutes over bolsters',
    other: 'Nothing in it asks you to hurry',
  },
  pregnancy: {
    reformer: 'Made for pregnancy, side-lying and seated',
    mat: 'Made for pregnancy, with nothing on your front',
    other: 'Made for pregnancy, in a small group',
  },
  none: {
    reformer: 'The carriage shows at once what you do',
    mat: 'The whole method on one mat',
    yoga: 'One breath, one movement',
    'restorative-yin': 'An hour in which nothing is asked of you',
    other: 'A good hour to find out what you like',
  },
};

/** Reason why a class fits a level, by activity and difficulty or by difficulty. "other" applies to anything else. */
const byLevel: Record<QuizAnswers['level'], Record<string, string> & { other: string }> = {
  beginner: {
    'reformer, Beginner Friendly': 'and you learn the machine before you use it.',
    'mat, Beginner Friendly': 'and nobody expects you to know the words.',
    'yoga, Beginner Friendly': 'and there is no shape that you have to know.',
    Gentle: 'and everything is explained before you do it.',
    other: 'and every exercise has a lighter version.',
  },
  returning: {
    'reformer, All Levels': 'and the load is set to where you are now.',
    'mat, Beginner Friendly': 'and it reminds you of the basics on the way.',
    'reformer, Beginner Friendly': 'and the settings come back as you go.',
    Intermediate: 'and it is there for the day you want more.',
    other: 'and you choose how far back in you go.',
  },
  intermediate: {
    Intermediate: 'and the pace takes for granted what you know.',
    'reformer, All Levels': 'and one spring less makes it harder.',
    'yoga, All Levels': 'and every pose has a harder door as well.',
    'mat, Beginner Friendly': 'and slow is where the precise work is.',
    Gentle: 'and what you know lets you do less of it, better.',
    other: 'and there is always something left to do better.',
  },
};

/** Returns the reason for recommending a class, in one sentence. */
export function getQuizReason({ subType, activityId, difficulty }: Reasoned, answers: QuizAnswers): string {
  const goals = byGoal[answers.goal];
  const levels = byLevel[answers.level];
  const goal = goals[subType] ?? goals[activityId] ?? goals.other;
  return `${goal}, ${levels[`${activityId}, ${difficulty}`] ?? levels[difficulty] ?? levels.other}`;
}
