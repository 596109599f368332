import { quizCopy, quizQuestions } from '@studio/content/copy/quiz';
import { type QuizAnswers, recommendClasses } from '@studio/domain/recommendations/recommend-classes';
import { ChipGroup } from '../../../ui/chip.tsx';
import type { QuizClass } from './load-quiz.ts';
import { QuizResults } from './quiz-results.tsx';
import { useQuizAnswers } from './use-quiz-answers.ts';

/** `classes` comes from `loadQuiz` and must be a stable reference, such as loader data. */
export interface QuizProps {
  classes: readonly QuizClass[];
}

/** Quiz about level, goal and equipment. The recommendations update with every choice. */
export function Quiz({ classes }: QuizProps) {
  const { questions, answers, answer } = useQuizAnswers();
  return (
    <section aria-labelledby="quiz" className="bg-linen">
      <div className="container-page section-y grid gap-x-6 gap-y-10 desk:grid-cols-12">
        <div className="desk:col-span-7">
          <h2 id="quiz" className="text-h2">
            {quizCopy.heading}
          </h2>
          <p className="mt-3 text-lead text-stone">{quizCopy.lead}</p>
          <form ref={questions} className="mt-8 border-t border-ink/15 desk:mt-10">
            <Question of="level" answers={answers} onAnswer={answer} />
            <Question of="goal" answers={answers} onAnswer={answer} />
            <Question of="equipment" answers={answers} onAnswer={answer} />
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
  answers: QuizAnswers;
  onAnswer: (answer: Partial<QuizAnswers>) => void;
}

/** Question with its options beside it, or below it on phones. */
function Question<Of extends keyof QuizAnswers>({ of, answers, onAnswer }: QuestionProps<Of>) {
  const { legend, options } = quizQuestions[of];
  return (
    <div className="grid gap-x-0 gap-y-3 border-b border-ink/15 py-5 last:border-b-0 md:grid-cols-[6.5rem_1fr] md:py-5.5">
      <span aria-hidden="true" className="font-medium md:pt-2.5">
        {legend}
      </span>
      <ChipGroup
        legend={legend}
        name={of}
        options={options}
        value={answers[of]}
        onChange={(value) => onAnswer({ [of]: value })}
      />
    </div>
  );
}
