import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formatClassStart, formatOfferEnd } from './waiting-list-text.ts';

/** Shows the member's current offers, each with its deadline and a link. */
export function WaitingListOffers({ entries }: { entries: readonly WaitingEntry[] }) {
  const offered = entries.flatMap(({ offer, ...entry }) => (offer ? [{ ...entry, until: offer.until }] : []));
  if (offered.length === 0) return null;
  return (
    <div className="mb-9 grid gap-3">
      {offered.map(({ entryId, class: slot, link, until }) => (
        <Notice
          key={entryId}
          icon="clock"
          title={`We’re holding a place for you until ${formatOfferEnd(new Date(until), getServerTime())}`}
          action={
            <ButtonLink to={link} size="small">
              Book this place
            </ButtonLink>
          }
        >
          {slot.className}, {formatClassStart(slot.start)}
        </Notice>
      ))}
    </div>
  );
}
