import type { BedRequestDto } from '@studio/contracts/beds';
import { describeBedRequest } from './bed-text.ts';

interface RequestedBedProps {
  request: BedRequestDto;
  busy: boolean;
  onStop: () => void;
}

/** Says for which bed a client is waiting, with a button that stops it. */
export function RequestedBed({ request, busy, onStop }: RequestedBedProps) {
  return (
    <p className="text-[15px] leading-snug">
      {describeBedRequest(request)} <span aria-hidden="true">·</span>{' '}
      <button
        type="button"
        aria-label={`Stop waiting for ${request.bed.label}`}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onStop()}
        className="text-link inline-flex min-h-11 min-w-11 items-center font-medium"
      >
        {busy ? 'Stopping…' : 'Stop'}
      </button>
    </p>
  );
}
