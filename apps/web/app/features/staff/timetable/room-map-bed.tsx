import type { BedClient, ClassBed } from '@studio/contracts/staff-beds';
import { hatchedBackground } from './hatched-background.ts';

const styles: Record<ClassBed['state'], string> = {
  booked: 'bg-sage-deep text-paper',
  held: `${hatchedBackground} border border-sage-deep`,
  free: 'border border-line bg-paper text-stone',
  out: 'border border-dashed border-error bg-linen text-error',
};

const stateTexts = { held: 'Held', free: 'Free', out: 'Out of service' };

interface RoomMapBedProps {
  bed: ClassBed;
  /** Client for whom staff choose a bed; null before they have chosen one. */
  chosen: BedClient | null;
  canMove: boolean;
  onPress: () => void;
}

/** One bed of the map: a button that chooses its client, or gives the bed to the chosen client. */
export function RoomMapBed({ bed, chosen, canMove, onPress }: RoomMapBedProps) {
  const { label, note, state, client } = bed;
  const isChosen = client !== null && client.bookingId === chosen?.bookingId;
  const canPress = canMove && (client !== null || (chosen !== null && state === 'free'));
  const who = client?.name ?? stateTexts[state === 'booked' ? 'free' : state];
  return (
    <button
      type="button"
      disabled={!canPress}
      aria-pressed={client ? isChosen : undefined}
      aria-label={[label, who, note, canPress && chosen && !isChosen && getAction(bed, chosen)]
        .filter(Boolean)
        .join(', ')}
      title={client?.name}
      onClick={onPress}
      className={`flex h-full min-h-18 w-full flex-col items-center gap-0.5 rounded-input px-0.5 py-1.5 text-center leading-tight aria-pressed:ring-3 aria-pressed:ring-clay aria-pressed:ring-offset-1 ${styles[state]} ${canPress ? 'hover:outline-2 hover:outline-ink' : ''} ${canPress && state === 'free' ? 'border-ink text-ink' : ''}`}
    >
      <span className="numeric text-[0.75rem] [overflow-wrap:anywhere]">{label}</span>{' '}
      <span className="line-clamp-3 text-[0.75rem] font-medium [overflow-wrap:anywhere]">{who}</span>
    </button>
  );
}

function getAction({ client }: ClassBed, chosen: BedClient): string {
  return client ? `swap with ${chosen.name}` : `move ${chosen.name} here`;
}
