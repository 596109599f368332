/** Maximum number of pills. For a larger total, none are drawn. */
const maxDrawn = 12;

/**
 * Draws one pill per place: sand when taken, outlined when free. Hidden from screen readers, so show the number beside
 * it.
 */
export function CountPills({ total, free }: { total: number; free: number }) {
  if (total > maxDrawn) return null;
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
