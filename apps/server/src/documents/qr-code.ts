import QRCode from 'qrcode';

/**
 * The studio's QR codes: error level M, pine on paper, with the quiet zone of four modules that the
 * standard asks for, so that a code stays readable on the forest card and in a mail's dark mode.
 */
const look = {
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#22332A', light: '#FFFDF9' },
} as const;

/** Pixels of one module in the PNG. A typical check-in address makes about 45 modules, so about 530 px. */
const pixelsPerModule = 10;

/**
 * The code as a scalable SVG element for a page. The text is encoded as given, it is not drawn.
 * @throws Error when the text is empty or longer than a level M code holds (2,331 bytes).
 */
export function renderQrSvg(text: string): Promise<string> {
  return QRCode.toString(text, { ...look, type: 'svg' });
}

/** The code as a PNG for mails and printing, 10 px per module. Throws as {@link renderQrSvg} does. */
export function renderQrPng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...look, type: 'png', scale: pixelsPerModule });
}
