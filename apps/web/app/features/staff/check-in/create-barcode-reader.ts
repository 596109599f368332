import type { BarcodeReader } from './barcode-reader.ts';

/**
 * Creates a reader: the browser's BarcodeDetector if it reads QR codes, else a WebAssembly library from the
 * site's own origin.
 */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const own = (globalThis as { BarcodeDetector?: BrowserReader }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  if (own && formats?.includes('qr_code')) return new own({ formats: ['qr_code'] });
  return (await import('./create-wasm-barcode-reader.ts')).createWasmBarcodeReader();
}

interface BrowserReader {
  new (options: { formats: string[] }): BarcodeReader;
  getSupportedFormats(): Promise<string[]>;
}
