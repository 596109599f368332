import type { QuizAnswers, Recommendable } from '@studio/domain/recommendations/recommend-classes';

/** What the quiz says around its answers (specification 1, section 3, "Quiz state"). */
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

/** The three questions with their answers. */
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

/** What stands chosen at first. */
export const firstAnswers: QuizAnswers = { level: 'beginner', goal: 'none', equipment: 'either' };

type Reasoned = Pick<Recommendable, 'activityId' | 'subType' | 'difficulty'>;

/** What a class does for a goal, by its kind or else its activity; "other" is for whatever the studio adds. */
const byGoal: Record<QuizAnswers['goal'], Record<string, string> & { other: string }> = {
  core: {
    reformer: 'The springs pull from one side, so your middle holds the other',
    mat: 'Every exercise begins in the middle, and the floor tells you when it has not',
    yoga: 'Slow changes of shape, and the middle does the steering',
    other: 'Your own weight, held from the middle',
  },
  gentle: {
    reformer: 'The springs carry part of your weight, so the joints have an easy hour',
    mat: 'Your own weight and one breath at a time',
    yoga: 'A steady flow with an easier door in every pose',
    'restorative-yin': 'Few shapes, held for minutes over bolsters',
    other: 'Nothing in it asks you to hurry',
  },
  pregnancy: {
    reformer: 'Made for pregnancy: side-lying and seated work, with springs that help',
    mat: 'Made for pregnancy: hips, back and breath, and nothing on your front',
    other: 'Made for pregnancy, in a small group',
  },
  none: {
    reformer: 'A moving carriage shows at once what your body does',
    mat: 'The whole method on one mat, with nothing to adjust',
    yoga: 'One breath, one movement, from standing to lying down',
    'restorative-yin': 'An hour in which nothing is asked of you',
    other: 'A good hour to find out what you like',
  },
};

/** How it meets somebody of that level, by how hard the class is. */
const byLevel: Record<QuizAnswers['level'], Record<string, string> & { other: string }> = {
  beginner: {
    'Beginner Friendly': 'and nobody expects you to know the words.',
    Gentle: 'and everything is explained before you do it.',
    other: 'and every exercise has a lighter version.',
  },
  returning: {
    'Beginner Friendly': 'and it reminds you of the basics on the way.',
    Gentle: 'and you decide how far back in you go.',
    other: 'and you choose how far back in you go.',
  },
  intermediate: {
    Intermediate: 'and the pace takes for granted what you know.',
    'Beginner Friendly': 'and slow is where the precise work is.',
    Gentle: 'and what you know helps you to do less of it, better.',
    other: 'and there is a harder version of everything.',
  },
};

/** Why a class is recommended for these answers, in one sentence. */
export function quizReason(
  { subType, activityId, difficulty }: Reasoned,
  { level, goal }: QuizAnswers,
): string {
  const goals = byGoal[goal];
  const levels = byLevel[level];
  return `${goals[subType] ?? goals[activityId] ?? goals.other}, ${levels[difficulty] ?? levels.other}`;
}
