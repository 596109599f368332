import { quizCopy, quizQuestions } from '@studio/content/copy/quiz';
import { type QuizAnswers, recommendClasses } from '@studio/domain/recommendations/recommend-classes';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { ChipGroup } from '../../../ui/chip.tsx';
import type { QuizClass } from './load-quiz-classes.ts';
import { QuizResults } from './quiz-results.tsx';
import { useQuizAnswers } from './use-quiz-answers.ts';

/** `classes` comes from `loadQuizClasses` and must be a stable reference, such as loader data. */
export interface QuizProps {
  classes: readonly QuizClass[];
}

/** Quiz about level, goal and equipment. The recommendations update with every choice. */
export function Quiz({ classes }: QuizProps) {
  const { questions, answers: given, answer } = useQuizAnswers();
  const activities = useActivities();
  // A studio without one of the two kinds of class has no choice of equipment.
  const hasEquipmentChoice = new Set(classes.map(({ activityId }) => activityId === 'reformer')).size === 2;
  const answers: QuizAnswers = hasEquipmentChoice ? given : { ...given, equipment: 'either' };
  const hasPrenatal = classes.some(({ tags }) => tags.includes('prenatal'));
  const goalOptions = quizQuestions.goal.options.filter(
    ({ value }) => value !== 'pregnancy' || hasPrenatal || answers.goal === value,
  );
  const equipmentOptions = quizQuestions.equipment.options.map((option) =>
    option.value === 'reformer'
      ? { ...option, label: getShortActivityName(activities, option.value) }
      : option,
  );
  return (
    <section aria-labelledby="quiz" className="bg-linen">
      <div className="container-page section-y grid gap-x-6 gap-y-10 desk:grid-cols-12">
        <div className="desk:col-span-7">
          <h2 id="quiz" className="text-h2">
            {quizCopy.heading}
          </h2>
          <p className="mt-3 text-lead text-stone">
            {hasEquipmentChoice ? quizCopy.lead : quizCopy.leadWithoutEquipment}
          </p>
          <form ref={questions} className="mt-8 border-t border-ink/15 desk:mt-10">
            <Question of="level" answers={answers} onAnswer={answer} />
            <Question of="goal" options={goalOptions} answers={answers} onAnswer={answer} />
            {hasEquipmentChoice && (
              <Question of="equipment" options={equipmentOptions} answers={answers} onAnswer={answer} />
            )}
          </form>
        </div>
        <QuizResults
          classes={recommendClasses(classes, answers)}
          answers={answers}
          className="desk:col-span-5 desk:pl-6 min-[80rem]:pl-[12%]"
        />
      </div>
    </section>
  );
}

interface QuestionProps<Of extends keyof QuizAnswers> {
  of: Of;
  /** Options with the studio's own names; the built-in ones by default. */
  options?: readonly { value: QuizAnswers[Of]; label: string }[];
  answers: QuizAnswers;
  onAnswer: (answer: Partial<QuizAnswers>) => void;
}

/** Question with its options beside it, or below it on phones. */
function Question<Of extends keyof QuizAnswers>({ of, options, answers, onAnswer }: QuestionProps<Of>) {
  const { legend, options: builtInOptions } = quizQuestions[of];
  return (
    <div className="grid gap-x-0 gap-y-3 border-b border-ink/15 py-5 last:border-b-0 md:grid-cols-[6.5rem_1fr] md:py-5.5">
      <span aria-hidden="true" className="font-medium md:pt-2.5">
        {legend}
      </span>
      <ChipGroup
        legend={legend}
        name={of}
        options={options ?? builtInOptions}
        value={answers[of]}
        onChange={(value) => onAnswer({ [of]: value })}
      />
    </div>
  );
}
