import { ButtonLink } from '../../ui/button-link.tsx';
import type { WaitingPlace } from './among-days.ts';
import { RowFacts } from './row-facts.tsx';
import { RowFrame } from './row-frame.tsx';

/** One place on a waiting list, among what is booked. */
export function WaitingRow({ place, group }: { place: WaitingPlace; group: string }) {
  const { class: slot, status, next, to } = place;
  const { dateStart, end, studio, durationMin } = slot;
  const of = { class: slot, dateStart, end, studio, durationMin };
  return (
    <RowFrame of={of} status={status} group={group}>
      <RowFacts of={of} />
      <div className="mt-5 flex flex-col items-center gap-x-3.5 gap-y-2 sm:flex-row">
        <ButtonLink to={to} kind="secondary" className="max-sm:w-full">
          Your place on the list
        </ButtonLink>
        <p className="text-small text-stone">{next}</p>
      </div>
    </RowFrame>
  );
}
