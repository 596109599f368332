import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import type { StaffIconName } from '../../../ui/staff-icon-name.ts';
import type { Camera, CameraState } from './use-camera.ts';

interface CameraPreviewProps {
  camera: Camera;
  muted: boolean;
  onToggleSound: () => void;
}

const statusTexts: Record<Exclude<CameraState, 'on'>, string> = {
  off: 'Scan QR codes with this device’s camera.',
  starting: 'Starting camera…',
  refused: 'The camera is blocked. Allow it in your browser settings, or type the booking code.',
  none: 'No camera found. Type the booking code.',
  failed: 'Can’t scan QR codes right now. Type the booking code.',
};

export function CameraPreview({ camera, muted, onToggleSound }: CameraPreviewProps) {
  const { state, video, start, stop, switchCamera, light } = camera;
  return (
    <div className="on-dark relative mx-auto h-84 w-70 shrink-0 overflow-hidden rounded-[140px_140px_24px_24px] bg-pine text-chalk">
      <video
        ref={video}
        muted
        playsInline
        className={`absolute inset-0 size-full object-cover ${state === 'on' ? '' : 'invisible'}`}
      />
      <div className="pointer-events-none absolute inset-3 rounded-[128px_128px_14px_14px] border-2 border-mist/80" />
      <div className="absolute inset-0 flex flex-col items-center justify-between px-10 pt-14 pb-6 text-center">
        {state === 'on' ? (
          <p className="rounded-pill bg-pine/70 px-4 py-1.5 text-[0.9375rem] leading-snug">
            Hold the QR code
            <br />
            in the frame
          </p>
        ) : (
          <div className="my-auto flex flex-col items-center gap-4">
            <StaffIcon name="qr-code" size={44} className="text-mist" />
            <p role="status" className="text-[0.9375rem] leading-snug text-mist">
              {statusTexts[state]}
            </p>
            {state !== 'starting' && (
              <Button kind="outline-light" size="small" onClick={start}>
                {state === 'off' ? 'Start camera' : 'Try again'}
              </Button>
            )}
          </div>
        )}
        <div className="flex gap-1.5">
          <Tool
            name={muted ? 'volume-x' : 'volume2'}
            label="Sound"
            pressed={!muted}
            onClick={onToggleSound}
          />
          {light && <Tool name="flashlight" label="Torch" pressed={light.on} onClick={light.toggle} />}
          {switchCamera && state === 'on' && (
            <Tool name="switch-camera" label="Switch camera" onClick={switchCamera} />
          )}
          {state === 'on' && <Tool name="x" label="Stop camera" onClick={stop} />}
        </div>
      </div>
    </div>
  );
}

interface ToolProps {
  name: StaffIconName;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ name, label, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className="flex size-11 items-center justify-center rounded-pill bg-pine/70 transition-colors duration-hover hover:bg-forest"
    >
      <StaffIcon name={name} size={20} />
    </button>
  );
}
