import { Daylight } from './daylight.tsx';

/** Decoration: two areas of light behind the tour section. */
export function TourSectionBackground() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 desk:inset-x-auto desk:left-1/2 desk:w-[77.5rem] desk:-translate-x-1/2"
    >
      <Daylight className="absolute -top-6 left-6 h-[52rem] w-[27rem] opacity-85" />
      <Daylight className="absolute top-12 left-[29rem] h-[44rem] w-[23rem] opacity-70 max-desk:hidden" />
    </div>
  );
}
