import { getRecommendationReason, quizCopy } from '@studio/content/copy/quiz';
import type { QuizAnswers } from '@studio/domain/recommendations/recommend-classes';
import { useState } from 'react';
import { Link } from 'react-router';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { QuizClass } from './load-quiz-classes.ts';

interface QuizResultsProps {
  classes: readonly QuizClass[];
  answers: QuizAnswers;
  className: string;
}

/**
 * Shows at most three recommendations; screen readers announce changes. Beside the questions, reserves space
 * for three, so that the section keeps its height.
 */
export function QuizResults({ classes, answers, className }: QuizResultsProps) {
  // The initial recommendations are static. Those that a later choice adds are animated.
  const [first] = useState(classes);
  const isPictured = hasAnyPicture(classes.map(({ picture }) => picture));
  return (
    <div className={className}>
      <h3 className="eyebrow font-sans">{quizCopy.answersHeading}</h3>
      <ul
        aria-live="polite"
        className="mt-4 grid auto-rows-max content-start border-t border-ink/15 desk:min-h-[34.5rem] min-[80rem]:min-h-[29.25rem]"
      >
        {classes.map((quizClass) => (
          <li
            key={quizClass.title}
            className={`border-b border-ink/15 ${first.includes(quizClass) ? '' : 'animate-rise'}`}
          >
            <Recommendation of={quizClass} answers={answers} isPictured={isPictured} />
          </li>
        ))}
        {classes.length === 0 && <NoResults />}
      </ul>
    </div>
  );
}

interface RecommendationProps {
  of: QuizClass;
  answers: QuizAnswers;
  /** Whether any recommended class has a picture. */
  isPictured: boolean;
}

/** Link with the class, its price for this visitor, the reason and the next time. */
function Recommendation({ of: quizClass, answers, isPictured }: RecommendationProps) {
  const price = (answers.level === 'beginner' && quizClass.firstPrice) || quizClass.price;
  return (
    <Link
      to={quizClass.to}
      className={`group grid items-center gap-x-4.5 rounded-card py-4 ${isPictured ? 'grid-cols-[5.5rem_1fr_auto]' : 'grid-cols-[1fr_auto]'}`}
    >
      {isPictured && (
        <span className="size-22 self-start overflow-hidden rounded-card">
          <Picture
            of={quizClass.picture ?? getClassPicture(quizClass.activityId, quizClass.subType)}
            sizes="132px"
            alt=""
            className="size-full"
          />
        </span>
      )}
      <span className="min-w-0">
        <span className="display-face block text-row leading-tight transition-colors duration-hover group-hover:text-clay-deep">
          {quizClass.title}
        </span>
        <span className="numeric mt-1 block text-small text-stone">
          {quizClass.durationMin} min · <span className="font-semibold text-ink">{price}</span>
        </span>
        <span className="mt-1.5 block text-small text-stone">
          {getRecommendationReason(quizClass, answers)}
        </span>
        <span className="numeric mt-1.5 block text-small font-medium text-sage-deep">
          {quizClass.next ? `${quizCopy.next}: ${quizClass.next}` : quizCopy.noDate}
        </span>
      </span>
      <Icon
        name="arrow-right"
        size={20}
        className="transition-transform duration-panel ease-settle group-hover:translate-x-1"
      />
    </Link>
  );
}

function NoResults() {
  const { text, link } = quizCopy.noMatch;
  return (
    <li className="py-6">
      <p className="max-w-[30em]">{text}</p>
      <Link to={link.to} className="text-link mt-3 inline-flex min-h-11 items-center font-medium">
        {link.label}
      </Link>
    </li>
  );
}
