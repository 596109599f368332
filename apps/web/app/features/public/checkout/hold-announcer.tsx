import { useEffect, useRef, useState } from 'react';
import { getHoldAnnouncement } from './get-hold-announcement.ts';
import type { HoldClock } from './hold-timer.tsx';

/** Announces the remaining time of the hold to screen readers at a few moments, but not during 3-D Secure. */
export function HoldAnnouncer({ clock: { phase, secondsLeft } }: { clock: HoldClock }) {
  const before = useRef(secondsLeft);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const announcement = phase === 'confirming' ? null : getHoldAnnouncement(before.current, secondsLeft);
    before.current = secondsLeft;
    if (announcement) setAnnounced(announcement);
  }, [phase, secondsLeft]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
