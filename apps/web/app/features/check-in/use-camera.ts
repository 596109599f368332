import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BarcodeReader } from './barcode-reader.ts';
import { createBarcodeReader } from './create-barcode-reader.ts';

/** How often the picture is looked at, and how long the same code is not told again. */
const everyMs = 160;
const sameCodeMs = 4000;

/** failed: there is a camera, and the reader of its picture could not be loaded. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'none' | 'failed';

export interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
  /** Uses the other camera; null where there is one alone. */
  turn: (() => void) | null;
  /** Lights the code; null where there is no light. */
  light: { on: boolean; toggle: () => void } | null;
}

type Facing = 'environment' | 'user';

/** The camera of the device, and the codes that are held in front of it. */
export function useCamera(onCode: (text: string) => void): Camera {
  const [state, setState] = useState<CameraState>('off');
  const [facing, setFacing] = useState<Facing>('environment');
  const [several, setSeveral] = useState(false);
  const [lit, setLit] = useState<boolean | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const wanted = state === 'starting' || state === 'on';
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let stream: MediaStream | null = null;
    const refused = (error: Error) => {
      if (!left) setState(error.name === 'NotAllowedError' ? 'refused' : 'none');
      return null;
    };
    const run = async () => {
      const wish = { video: { facingMode: facing }, audio: false };
      stream = await navigator.mediaDevices.getUserMedia(wish).catch(refused);
      const picture = video.current;
      if (!stream || left || !picture) return stopAll(stream);
      picture.srcObject = stream;
      await picture.play().catch(() => null);
      const reader = await createBarcodeReader().catch(() => null);
      if (left) return;
      if (!reader) return setState('failed');
      setState('on');
      setLit(hasLight(stream) ? false : null);
      setSeveral(await hasSeveral());
      await watch({ picture, reader, isLeft: () => left, tell });
    };
    void run();
    return () => {
      left = true;
      stopAll(stream);
    };
  }, [wanted, facing]);

  // Allowed before: it need not be asked for by a press.
  useEffect(() => {
    const look = async () => {
      const allowed = await navigator.permissions?.query({ name: 'camera' as PermissionName });
      if (allowed?.state === 'granted') setState((now) => (now === 'off' ? 'starting' : now));
    };
    look().catch(() => null);
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
    turn: several ? () => setFacing(facing === 'user' ? 'environment' : 'user') : null,
    light: lit === null ? null : { on: lit, toggle },
  };
}

interface Watched {
  picture: HTMLVideoElement;
  reader: BarcodeReader;
  isLeft: () => boolean;
  tell: (text: string) => void;
}

/** Looks at the picture until it is left; one code held still is told once. */
async function watch({ picture, reader, isLeft, tell }: Watched): Promise<void> {
  let last = { text: '', at: 0 };
  while (!isLeft()) {
    const [code] = picture.readyState >= 2 ? await reader.detect(picture).catch(() => []) : [];
    const now = performance.now();
    if (code && !isLeft()) {
      if (code.rawValue !== last.text || now - last.at > sameCodeMs) tell(code.rawValue);
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
