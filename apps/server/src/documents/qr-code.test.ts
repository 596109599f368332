import { inflateSync } from 'node:zlib';
import QRCode from 'qrcode';
import { describe, expect, it } from 'vitest';
import { renderQrPng, renderQrSvg } from './qr-code.ts';

const address = 'https://miles.example/scan?code=7KQ4M2XD&sig=abcdefghijklmnopqrstuvwxyz012345';

describe('the QR code of a booking', () => {
  it('is dark green on white with four modules of quiet zone', async () => {
    const svg = await renderQrSvg(address);
    const modules = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules.size;
    expect(svg).toContain('fill="#FFFDF9"');
    expect(svg).toContain('stroke="#22332A"');
    expect(svg).toContain(`viewBox="0 0 ${modules + 8} ${modules + 8}"`);
  });

  it('has every dark module of a level M code in its place, in the PNG too', async () => {
    const code = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules;
    const { size, pixel } = pngPixels(await renderQrPng(address));
    expect(size).toBe((code.size + 8) * 10);
    for (let row = 0; row < code.size; row++) {
      for (let column = 0; column < code.size; column++) {
        const at = pixel((column + 4) * 10 + 5, (row + 4) * 10 + 5);
        expect(at).toBe(code.get(row, column) ? '22332a' : 'fffdf9');
      }
    }
    expect(pixel(20, 20)).toBe('fffdf9');
  });

  it('rejects an empty text', async () => {
    await expect(renderQrSvg('')).rejects.toThrow();
  });
});

/** Reads a PNG with 8 bits, four channels and no interlace. */
function pngPixels(png: Buffer): { size: number; pixel: (x: number, y: number) => string } {
  const size = png.readUInt32BE(16);
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const stride = size * 4 + 1;
  const rows = unfiltered(inflateSync(Buffer.concat(parts)), stride);
  return { size, pixel: (x, y) => rows.toString('hex', y * stride + 1 + x * 4, y * stride + 4 + x * 4) };
}

function unfiltered(raw: Buffer, stride: number): Buffer {
  const pixels = Buffer.from(raw);
  for (let at = 0; at < raw.length; at++) {
    const column = at % stride;
    if (column === 0) continue;
    const inFirstPixel = column <= 4;
    const left = inFirstPixel ? 0 : (pixels[at - 4] ?? 0);
    const up = at < stride ? 0 : (pixels[at - stride] ?? 0);
    const corner = inFirstPixel || at < stride ? 0 : (pixels[at - stride - 4] ?? 0);
    const filters = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
    pixels[at] = (raw[at] ?? 0) + (filters[raw[at - column] ?? 0] ?? 0);
  }
  return pixels;
}

/** Returns the neighbour nearest to left + up - corner, as the PNG standard defines it. */
function paeth(left: number, up: number, corner: number): number {
  const distance = (value: number) => Math.abs(left + up - corner - value);
  if (distance(left) <= distance(up) && distance(left) <= distance(corner)) return left;
  return distance(up) <= distance(corner) ? up : corner;
}
