import { useEffect, useState } from 'react';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { cacheCheckInPage } from './cache-check-in-page.ts';
import { CameraPreview } from './camera-preview.tsx';
import { CheckInBookingCard } from './check-in-booking-card.tsx';
import { isSoundMuted, setSoundMuted } from './check-in-sounds.ts';
import { getCheckInVerdict } from './check-in-verdict.ts';
import { CodeEntryForm } from './code-entry-form.tsx';
import { parseBookingCode } from './parse-booking-code.ts';
import { ScanResult } from './scan-result.tsx';
import { useCamera } from './use-camera.ts';
import type { CheckInState } from './use-check-in.ts';

interface ScanPanelProps {
  checkIn: CheckInState;
  now: Date;
  onClear: () => void;
  /** Opens the payment; null when nothing is to pay, the user may not take payments, or the server can't be reached. */
  onPay: (() => void) | null;
  hidden: boolean;
}

/** Shows the camera, and below it the result of the last code. */
export function ScanPanel({ checkIn, now, onClear, onPay, hidden }: ScanPanelProps) {
  const { lookup, findBooking } = checkIn.codes;
  const [expandedCode, setExpandedCode] = useState<string | null>(null);
  const [muted, setMuted] = useState(isSoundMuted);
  const camera = useCamera((text) => {
    const code = parseBookingCode(text);
    if (code) void findBooking([code]);
  });
  const isOn = camera.state === 'on';
  // Caches the page again, because the code reader has been loaded by now.
  useEffect(() => {
    if (isOn) void cacheCheckInPage();
  }, [isOn]);
  const found = lookup.phase === 'found' ? lookup : null;
  const isExpanded = found !== null && (found.pinned || expandedCode === found.code);
  const resultProps = found && {
    verdict: getCheckInVerdict(found.found, now),
    isUnsent:
      !checkIn.reachable &&
      checkIn.marks.queue.some((mark) => mark.bookingId === found.found.booking.bookingId),
    onCheckIn: () => checkIn.markAttendee(found.found.booking.bookingId, 'CHECKED_IN'),
    onUndo: () => checkIn.markAttendee(found.found.booking.bookingId, 'UNDONE'),
    onPay,
    onClear,
  };
  return (
    <section
      aria-label="Scan"
      className={`flex min-h-0 flex-col gap-4 overflow-y-auto bg-linen p-4 md:p-6 md:pt-5 md:pb-5 ${hidden ? 'max-md:hidden' : ''}`}
    >
      {/* The camera keeps scanning while the full booking is shown. */}
      <div className={isExpanded ? 'sr-only' : 'contents'} inert={isExpanded}>
        <CameraPreview
          camera={camera}
          muted={muted}
          onToggleSound={() => {
            setSoundMuted(!muted);
            setMuted(!muted);
          }}
        />
      </div>
      {lookup.phase === 'idle' && <CodeEntryForm onCodes={(codes) => void findBooking(codes)} />}
      {lookup.phase === 'looking' && (
        <p
          role="status"
          className="flex flex-1 items-center justify-center rounded-panel bg-paper p-6 text-stone"
        >
          Looking up {lookup.code}…
        </p>
      )}
      {lookup.phase === 'failed' && (
        <div className="flex flex-col gap-4 rounded-panel border-2 border-error bg-paper p-5">
          <div role="alert" className="flex items-start gap-4">
            <StaffIcon name="circle-x" size={44} className="shrink-0 text-error" />
            <div className="min-w-0">
              <p className="font-semibold text-error">{lookup.message}</p>
              <p className="mt-1 text-small text-stone">Booking code {lookup.code}</p>
            </div>
          </div>
          <ScanAnother onClear={onClear} />
        </div>
      )}
      {lookup.phase === 'failed' && (
        <CodeEntryForm
          key={lookup.code}
          initialCode={lookup.code}
          onCodes={(codes) => void findBooking(codes)}
        />
      )}
      {resultProps && isExpanded && <CheckInBookingCard found={found.found} {...resultProps} />}
      {resultProps && !isExpanded && (
        <ScanResult
          found={found.found}
          {...resultProps}
          now={now}
          onExpand={() => setExpandedCode(found.code)}
        />
      )}
    </section>
  );
}

function ScanAnother({ onClear }: { onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="mt-auto min-h-13 w-full rounded-pill bg-forest px-6 font-medium text-chalk transition-colors duration-hover hover:bg-pine"
    >
      Scan another
    </button>
  );
}
