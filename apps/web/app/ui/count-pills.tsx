/** More than these are not drawn: they are a number. */
const drawnMax = 12;

/** How many of a few are taken: one pill for each, sand when taken, outlined when free. Say the number beside it. */
export function CountPills({ total, free }: { total: number; free: number }) {
  if (total > drawnMax) return null;
  return (
    <span className="flex gap-1.25" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => index + 1).map((one) => (
        <span
          key={one}
          className={`h-7 w-2.75 rounded-[4px] border ${one <= total - free ? 'border-sand bg-sand' : 'border-ink/80 bg-transparent'}`}
        />
      ))}
    </span>
  );
}
