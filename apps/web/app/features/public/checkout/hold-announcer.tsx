import { useEffect, useRef, useState } from 'react';
import { getHoldAnnouncement } from './get-hold-announcement.ts';
import type { HoldCountdown } from './hold-timer.tsx';

/** Announces the remaining time at a few moments. Stays silent during 3-D Secure. */
export function HoldAnnouncer({ clock: { phase, secondsLeft } }: { clock: HoldCountdown }) {
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
