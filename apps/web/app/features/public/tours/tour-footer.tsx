import { formatDayMedium } from '@studio/domain/time/format-london';
import { areTourDetailsValid } from '@studio/domain/tours/tour-details';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatFreeSlots } from './tour-day-list.tsx';
import { groupTourDays } from './tour-days.ts';
import type { TourState } from './tour-state.ts';
import { TourTextButton } from './tour-wizard-parts.tsx';
import type { TourWizardControl } from './use-tour-wizard.ts';

interface TourFooterProps {
  tour: TourWizardControl;
  formId: string;
}

export function TourFooter({ tour, formId }: TourFooterProps) {
  const { step, busy, details } = tour.state;
  return (
    <div className="flex min-h-13 items-center justify-between gap-4">
      {step === 'day' ? (
        <Chosen state={tour.state} />
      ) : (
        <TourTextButton onClick={() => tour.choose({ type: 'wentBack' })}>Back</TourTextButton>
      )}
      {step === 'details' ? (
        <Button
          type="submit"
          form={formId}
          size="large"
          busy={busy === 'booking'}
          busyLabel="Booking…"
          disabled={!areTourDetailsValid(details)}
          className="max-sm:grow"
        >
          Confirm
        </Button>
      ) : (
        <Button
          size="large"
          busy={busy === 'holding'}
          busyLabel="Holding your slot…"
          disabled={!canContinue(tour.state)}
          onClick={tour.next}
          className={step === 'time' ? 'max-sm:grow' : ''}
        >
          Next
          <Icon name="arrow-right" size={20} />
        </Button>
      )}
    </div>
  );
}

function canContinue({ step, date, slot, availability }: TourState): boolean {
  return step === 'day' ? date !== null && availability === 'ready' : slot !== null;
}

function Chosen({ state: { date, slots } }: { state: TourState }) {
  if (!date) return <span />;
  const free = groupTourDays(slots).find((day) => day.date === date)?.free ?? 0;
  return (
    <p className="text-small leading-normal text-stone">
      <span className="block text-ink">{formatDayMedium(date)}</span>
      {formatFreeSlots(free)}
    </p>
  );
}
