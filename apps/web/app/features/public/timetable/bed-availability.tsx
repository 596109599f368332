import { CountPills } from '../../../ui/count-pills.tsx';

export interface BedAvailabilityProps {
  capacity: number;
  capacityLeft: number;
  /** Word for a place in this room. */
  unit: 'bed' | 'place';
}

export function BedAvailability({ capacity, capacityLeft, unit }: BedAvailabilityProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {unit === 'bed' && <CountPills total={capacity} free={capacityLeft} />}
      <span className="numeric text-small font-semibold" aria-live="polite">
        {capacityLeft} of {capacity} {unit}s free
      </span>
    </div>
  );
}
