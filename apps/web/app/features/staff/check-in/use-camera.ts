import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BarcodeReader } from './barcode-reader.ts';
import { createBarcodeReader } from './create-barcode-reader.ts';

/** Interval between scans in ms. `sameCodeMs`: time for which a code must be out of sight to be reported again. */
const everyMs = 160;
const sameCodeMs = 4000;

/** State of the camera. `failed`: the camera works, but its code reader could not be loaded. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'none' | 'failed';

export interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
  /** Switches between cameras; null when there is only one. */
  switchCamera: (() => void) | null;
  /** Light of the camera; null when it has none. */
  light: { on: boolean; toggle: () => void } | null;
}

type Facing = 'environment' | 'user';

export function useCamera(onCode: (text: string) => void): Camera {
  const [state, setState] = useState<CameraState>('off');
  const [facing, setFacing] = useState<Facing>('environment');
  const [several, setSeveral] = useState(false);
  const [lit, setLit] = useState<boolean | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isActive = state === 'starting' || state === 'on';
  const reportCode = useEffectEvent(onCode);

  useEffect(() => {
    if (!isActive) return;
    let isCancelled = false;
    let stream: MediaStream | null = null;
    const handleError = (error: Error) => {
      if (!isCancelled) setState(error.name === 'NotAllowedError' ? 'refused' : 'none');
      return null;
    };
    const run = async () => {
      const constraints = { video: { facingMode: facing }, audio: false };
      stream = await navigator.mediaDevices.getUserMedia(constraints).catch(handleError);
      const picture = video.current;
      if (!stream || isCancelled || !picture) return stopAll(stream);
      picture.srcObject = stream;
      await picture.play().catch(() => null);
      const reader = await createBarcodeReader().catch(() => null);
      if (isCancelled) return;
      if (!reader) return setState('failed');
      setState('on');
      setLit(hasLight(stream) ? false : null);
      setSeveral(await hasSeveral());
      await runScanLoop({ picture, reader, isCancelled: () => isCancelled, reportCode });
    };
    void run();
    return () => {
      isCancelled = true;
      stopAll(stream);
    };
  }, [isActive, facing]);

  // If permission was granted earlier, the camera starts without a click.
  useEffect(() => {
    const startIfAllowed = async () => {
      const allowed = await navigator.permissions?.query({ name: 'camera' as PermissionName });
      if (allowed?.state === 'granted') setState((now) => (now === 'off' ? 'starting' : now));
    };
    startIfAllowed().catch(() => null);
  }, []);

  const toggle = () => {
    const [track] = (video.current?.srcObject as MediaStream | null)?.getVideoTracks() ?? [];
    const constraints = { advanced: [{ torch: !lit } as MediaTrackConstraintSet] };
    track?.applyConstraints(constraints).then(
      () => setLit(!lit),
      () => setLit(null),
    );
  };
  return {
    state,
    video,
    start: useCallback(() => setState('mediaDevices' in navigator ? 'starting' : 'none'), []),
    stop: useCallback(() => setState('off'), []),
    switchCamera: several ? () => setFacing(facing === 'user' ? 'environment' : 'user') : null,
    light: lit === null ? null : { on: lit, toggle },
  };
}

interface ScanLoopInput {
  picture: HTMLVideoElement;
  reader: BarcodeReader;
  isCancelled: () => boolean;
  reportCode: (text: string) => void;
}

/** Scans until the camera stops. Reports a code once for as long as it stays in sight. */
async function runScanLoop({ picture, reader, isCancelled, reportCode }: ScanLoopInput): Promise<void> {
  let last = { text: '', at: 0 };
  while (!isCancelled()) {
    const [code] = picture.readyState >= 2 ? await reader.detect(picture).catch(() => []) : [];
    const now = performance.now();
    if (code && !isCancelled()) {
      if (code.rawValue !== last.text || now - last.at > sameCodeMs) reportCode(code.rawValue);
      last = { text: code.rawValue, at: now };
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

async function hasSeveral(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1;
}

function hasLight(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  return Boolean(track && 'torch' in (track.getCapabilities?.() ?? {}));
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
