import type { CodeReader } from './code-reader.ts';

/** The browser's own reader where it has one for these codes, else a library with its WebAssembly from our own origin. */
export async function codeReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: BrowserReader }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  if (own && formats?.includes('qr_code')) return new own({ formats: ['qr_code'] });
  return (await import('./wasm-reader.ts')).wasmReader();
}

interface BrowserReader {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
}
