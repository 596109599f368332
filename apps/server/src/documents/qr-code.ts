import QRCode from 'qrcode';

/**
 * Style of all QR codes: error correction level M, dark green on off-white, with the four-module quiet zone of the
 * standard. So codes stay readable on a dark card and in an email's dark mode.
 */
const options = {
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#22332A', light: '#FFFDF9' },
} as const;

/** Size of one module in the PNG, in pixels. A typical check-in URL takes about 45 modules, about 530 px. */
const pixelsPerModule = 10;

/**
 * Renders a QR code as scalable SVG for a page.
 * @throws Error when the text is empty or longer than a level M code holds (2,331 bytes).
 */
export function renderQrSvg(text: string): Promise<string> {
  return QRCode.toString(text, { ...options, type: 'svg' });
}

/** Renders a QR code as PNG for emails and printing, 10 px per module. Throws as {@link renderQrSvg} does. */
export function renderQrPng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...options, type: 'png', scale: pixelsPerModule });
}
