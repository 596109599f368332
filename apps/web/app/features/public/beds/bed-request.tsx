import type { GetBedsResponse } from '@studio/contracts/beds';
import { useEffect, useRef, useState } from 'react';
import { BedRequestFields } from './bed-request-fields.tsx';
import { describeRequestError, getRequestLabel } from './bed-text.ts';
import type { BedRequestInput } from './beds-api.ts';
import { RequestedBed } from './requested-bed.tsx';

interface BedRequestProps {
  room: GetBedsResponse;
  busy: boolean;
  error: Error | null;
  onRequest: (request: BedRequestInput | null) => void;
}

/** Lets a client with one place ask for a taken bed, below the map (handbook: beds 6). Renders nothing without one. */
export function BedRequest({ room, busy, error, onRequest }: BedRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { request, canChoose, places, kind } = room;
  const taken = room.beds.filter(({ state }) => state === 'taken');
  const step = request ? 'requested' : isOpen ? 'open' : 'closed';
  const { container, moveFocus } = useFocusOfStep(step);
  if (!canChoose || places !== 1 || (!request && taken.length === 0)) return null;
  const send = (input: BedRequestInput | null) => {
    moveFocus();
    // Keeps the fields until the request is saved, and closes them when the client ends it.
    setIsOpen(input !== null);
    onRequest(input);
  };
  const toggle = () => {
    moveFocus();
    setIsOpen(!isOpen);
  };
  return (
    <div ref={container} className="mt-1">
      {request && <RequestedBed request={request} busy={busy} onStop={() => send(null)} />}
      {step === 'open' && (
        <BedRequestFields taken={taken} kind={kind} busy={busy} onSend={send} onCancel={toggle} />
      )}
      {step === 'closed' && (
        <button
          type="button"
          onClick={toggle}
          className="text-link inline-flex min-h-11 items-center text-[15px] font-medium"
        >
          {getRequestLabel(kind)}
        </button>
      )}
      <div aria-live="assertive">
        {error && <p className="mt-1 text-[15px] font-medium text-error">{describeRequestError(error)}</p>}
      </div>
    </div>
  );
}

/** Moves the focus into the next step after the client's own action, which removes the control that had it. */
function useFocusOfStep(step: string) {
  const container = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the step
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    container.current?.querySelector<HTMLElement>('select, button')?.focus({ preventScroll: true });
  }, [step]);
  return {
    container,
    moveFocus: () => {
      isDue.current = true;
    },
  };
}
