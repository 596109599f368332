import { ButtonLink } from '../../../ui/button-link.tsx';
import type { WaitingListItem } from './booking-list-items.ts';
import { ClassDetails } from './class-details.tsx';
import { ExpandableRow } from './expandable-row.tsx';

export function WaitingListRow({ place, group }: { place: WaitingListItem; group: string }) {
  const { class: slot, status, next, to } = place;
  const { dateStart, end, studio, durationMin } = slot;
  const of = { class: slot, dateStart, end, studio, durationMin };
  return (
    <ExpandableRow entry={of} status={status} group={group}>
      <ClassDetails entry={of} />
      <div className="mt-5 flex flex-col items-center gap-x-3.5 gap-y-2 sm:flex-row">
        <ButtonLink to={to} kind="secondary" className="max-sm:w-full">
          Your place on the waiting list
        </ButtonLink>
        <p className="text-small text-stone">{next}</p>
      </div>
    </ExpandableRow>
  );
}
