/** Ten beds at most are drawn; larger rooms are a number. */
const drawnMax = 12;

export interface BedsProps {
  capacity: number;
  capacityLeft: number;
  /** What a place is called in this room. */
  unit: 'bed' | 'place';
}

/** How much room there is: one pill for each bed, sand when taken, outlined when free, and always the number. */
export function Beds({ capacity, capacityLeft, unit }: BedsProps) {
  const taken = capacity - capacityLeft;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {unit === 'bed' && capacity <= drawnMax && (
        <span className="flex gap-1.25" aria-hidden="true">
          {Array.from({ length: capacity }, (_, index) => index + 1).map((bed) => (
            <span
              key={bed}
              className={`h-7 w-2.75 rounded-[4px] border ${bed <= taken ? 'border-sand bg-sand' : 'border-ink/80 bg-transparent'}`}
            />
          ))}
        </span>
      )}
      <span className="numeric text-small font-semibold" aria-live="polite">
        {capacityLeft} of {capacity} {unit}s free
      </span>
    </div>
  );
}
