import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeReader } from './barcode-reader.ts';

/** Creates a QR code reader for browsers that have none. */
export async function createWasmBarcodeReader(): Promise<BarcodeReader> {
  await prepareZXingModule({
    overrides: { locateFile: (file: string) => (file.endsWith('.wasm') ? wasmUrl : file) },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: ['qr_code'] });
}
