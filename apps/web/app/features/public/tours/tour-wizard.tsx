import type { BookTourResponse } from '@studio/contracts/tours';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { HoldCountdown } from './hold-countdown.tsx';
import { TourDayList } from './tour-day-list.tsx';
import { groupTourDays, listTourTimes } from './tour-days.ts';
import { TourDetailsForm } from './tour-details-form.tsx';
import { TourFooter } from './tour-footer.tsx';
import { StepHeading, TourFrame, type TourLayout } from './tour-frame.tsx';
import { TourIntro } from './tour-picture.tsx';
import { formatSlotRange, tourText } from './tour-text.ts';
import { TourTimeGrid } from './tour-time-grid.tsx';
import {
  NoToursNotice,
  StepProblem,
  TourDaysError,
  TourDaysSkeleton,
  TourTextButton,
} from './tour-wizard-parts.tsx';
import { type TourWizardControl, useTourWizard } from './use-tour-wizard.ts';

export interface TourWizardProps {
  layout: TourLayout;
  /** Level of the heading; null when the component around the wizard shows the heading. */
  heading: 'h1' | 'h2' | null;
  /** First and last day on which tours are offered, in days from today. */
  daysFrom?: number;
  daysTo?: number;
  /** Email address shown when no tour is available. */
  fallbackEmail: string;
  /**
   * Runs after booking. The wizard then renders nothing, and the component around it shows the confirmation.
   */
  onCompleted: (tour: BookTourResponse) => void;
}

/** Wizard that books a studio tour in three steps. Another `key` restarts it. */
export function TourWizard(props: TourWizardProps) {
  const { layout, heading, daysFrom = 0, daysTo = 14, fallbackEmail, onCompleted } = props;
  const tour = useTourWizard({ daysFrom, daysTo, onCompleted });
  const { step, transitions } = tour.state;
  const formId = useId();
  const stepHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (transitions > 0) stepHeading.current?.focus();
  }, [transitions]);
  if (step === 'done') return null;
  const level = heading === 'h1' ? 'h2' : 'h3';
  return (
    <TourFrame
      layout={layout}
      heading={heading}
      step={step}
      footer={<TourFooter tour={tour} formId={formId} />}
    >
      {step === 'day' && (
        <DayStep
          tour={tour}
          level={level}
          heading={stepHeading}
          email={fallbackEmail}
          intro={layout === 'sheet'}
        />
      )}
      {step === 'time' && <TimeStep tour={tour} level={level} heading={stepHeading} />}
      {step === 'details' && <DetailsStep tour={tour} level={level} heading={stepHeading} formId={formId} />}
    </TourFrame>
  );
}

interface StepProps {
  tour: TourWizardControl;
  level: 'h2' | 'h3';
  heading: RefObject<HTMLHeadingElement | null>;
}

interface DayStepProps extends StepProps {
  email: string;
  /** Whether to introduce the tour, because no page around the wizard does. */
  intro: boolean;
}

function DayStep({ tour, level, heading, email, intro }: DayStepProps) {
  const { availability, slots, date, problem } = tour.state;
  const days = groupTourDays(slots);
  return (
    <>
      <StepHeading level={level} headingRef={heading}>
        {tourText.hint}
      </StepHeading>
      <div className="mt-4">
        {availability === 'loading' && <TourDaysSkeleton />}
        {availability === 'failed' && (
          <TourDaysError problem={problem ?? { title: tourText.loadFailed }} onRetry={tour.retry} />
        )}
        {availability === 'ready' && days.length === 0 && <NoToursNotice email={email} />}
        {availability === 'ready' && days.length > 0 && (
          <TourDayList
            days={days}
            chosen={date}
            onChoose={(chosen) => tour.choose({ type: 'dateChosen', date: chosen })}
          />
        )}
      </div>
      {intro && <TourIntro />}
    </>
  );
}

function TimeStep({ tour, level, heading }: StepProps) {
  const { slots, takenSlots, date, slot, hold, problem } = tour.state;
  if (!date) return null;
  const times = listTourTimes(date, slots, takenSlots);
  const goBack = () => tour.choose({ type: 'wentBack' });
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <StepHeading level={level} headingRef={heading}>
          {formatDayMedium(date)}
          <span className="font-normal text-stone max-sm:hidden"> · half an hour, free</span>
        </StepHeading>
        {times.length > 0 && <TourTextButton onClick={goBack}>Change day</TourTextButton>}
      </div>
      <StepProblem problem={problem} />
      {times.length > 0 ? (
        <TourTimeGrid
          times={times}
          chosen={slot?.id ?? null}
          onChoose={(chosen) => tour.choose({ type: 'slotChosen', slot: chosen })}
        />
      ) : (
        <div>
          <p role="status">{tourText.noSlots}</p>
          <TourTextButton onClick={goBack}>{tourText.otherDate}</TourTextButton>
        </div>
      )}
      {hold && slot && <HoldCountdown hold={hold} slot={slot} />}
    </div>
  );
}

function DetailsStep({ tour, level, heading, formId }: StepProps & { formId: string }) {
  const { date, slot, hold, problem, details } = tour.state;
  if (!date || !slot) return null;
  return (
    <div className="grid gap-4">
      <div>
        <div className="flex items-center justify-between gap-4">
          <StepHeading level={level} headingRef={heading}>
            Your details
          </StepHeading>
          <TourTextButton onClick={() => tour.choose({ type: 'timeChanged' })}>Change time</TourTextButton>
        </div>
        <p className="numeric text-small text-stone">
          {formatDayMedium(date)}, {formatSlotRange(slot)}
        </p>
      </div>
      {hold && <HoldCountdown hold={hold} slot={slot} />}
      <TourDetailsForm
        id={formId}
        details={details}
        onType={(field, value) => tour.dispatch({ type: 'detailTyped', field, value })}
        onSubmit={(website) => void tour.book(website)}
      />
      <StepProblem problem={problem} />
    </div>
  );
}
