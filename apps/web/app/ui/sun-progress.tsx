/** Centre of the sun's arc in a drawing of 64 × 39. The feet of the arc are above the base line. */
const centreX = 32;
const centreY = 34;
const radius = 25;

interface SunProgressProps {
  /** Remaining share: 1 at the start (left), 0 at the end (right). */
  remaining: number;
  tone: 'clay' | 'clay-deep' | 'error';
}

const strokes = { clay: 'stroke-clay', 'clay-deep': 'stroke-clay-deep', error: 'stroke-error' };
const fills = { clay: 'fill-clay', 'clay-deep': 'fill-clay-deep', error: 'fill-error' };

/**
 * Renders a sun that moves along its arc as time passes; the remaining part of the arc is coloured. Hidden from
 * screen readers, so show the time as text beside it.
 */
export function SunProgress({ remaining, tone }: SunProgressProps) {
  const share = Math.min(1, Math.max(0, remaining));
  const sun = pointAt(share);
  return (
    <svg aria-hidden="true" viewBox="0 0 64 39" width="64" height="39" className="shrink-0">
      <path d="M2 37.5H62" className="stroke-line/60" strokeWidth="1" />
      <path d={arc(1, 0)} fill="none" className="stroke-sand" strokeWidth="3" strokeLinecap="butt" />
      {share > 0.01 && <path d={arc(share, 0)} fill="none" className={strokes[tone]} strokeWidth="3" />}
      <circle cx={sun.x} cy={sun.y} r="5.5" className={`${fills[tone]} stroke-paper`} strokeWidth="2" />
    </svg>
  );
}

function pointAt(share: number): { x: number; y: number } {
  const angle = Math.PI * share;
  return { x: centreX + radius * Math.cos(angle), y: centreY - radius * Math.sin(angle) };
}

function arc(from: number, to: number): string {
  const start = pointAt(from);
  const end = pointAt(to);
  return `M${start.x.toFixed(2)} ${start.y.toFixed(2)}A${radius} ${radius} 0 0 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`;
}
