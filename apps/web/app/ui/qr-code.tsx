import { useEffect, useState } from 'react';

interface Drawing {
  size: number;
  path: string;
}

interface QrCodeProps {
  text: string;
  /** Accessible name of the picture. */
  label: string;
  className?: string;
}

/**
 * Renders a QR code. The browser generates it, so no service receives its content. Its space is reserved
 * while it loads.
 */
export function QrCode({ text, label, className = 'size-48' }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isCancelled = false;
    drawQrCode(text).then(
      (result) => {
        if (!isCancelled) setDrawing(result);
      },
      // Shows no code, because the content is also shown as text.
      () => null,
    );
    return () => {
      isCancelled = true;
    };
  }, [text]);
  return (
    <div className={`rounded-card border border-hairline bg-paper p-3 ${className}`}>
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className="size-full text-pine"
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}

/** Returns the dark modules as one SVG path. */
async function drawQrCode(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])).join(''),
  );
  return { size, path: rows.join('') };
}
