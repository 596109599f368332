import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../lib/server-clock.ts';
import { useLookAgain } from '../../lib/use-look-again.ts';
import { loadWaiting } from './waiting-api.ts';
import { positionWords, untilWords, whenWords } from './waiting-words.ts';

const everyMs = 15_000;

/** What a member waits for, above their bookings: nothing at all when they wait for nothing. */
export function Waiting() {
  const [entries, setEntries] = useState<readonly WaitingEntry[]>([]);
  const look = useCallback(async (signal: AbortSignal) => {
    // What cannot be loaded now is looked for again; the bookings below say what is wrong.
    const loaded = await loadWaiting().catch(() => null);
    if (loaded && !signal.aborted) setEntries(loaded);
  }, []);
  useEffect(() => {
    const gone = new AbortController();
    void look(gone.signal);
    return () => gone.abort();
  }, [look]);
  useLookAgain(look, everyMs);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-12">
      <h2 id="waiting" className="text-section">
        Waiting lists
      </h2>
      <ul className="mt-4 border-t border-hairline">
        {entries.map((entry) => (
          <li key={entry.entryId} className="border-b border-hairline">
            <Link
              to={entry.link}
              className="-mx-3.5 flex min-h-19 flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card px-3.5 py-3 transition-colors duration-hover hover:bg-linen/50"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{entry.class.className}</span>
                <span className="numeric block text-small text-stone">{whenWords(entry.class.start)}</span>
              </span>
              <Standing entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Standing({ entry: { position, offer } }: { entry: WaitingEntry }) {
  if (offer) {
    const until = untilWords(new Date(offer.until), serverNow());
    return <span className="numeric text-small font-semibold text-clay-deep">Yours until {until}</span>;
  }
  return (
    <span className="numeric text-small text-stone">
      {position === null ? 'Waiting' : positionWords(position)}
    </span>
  );
}
