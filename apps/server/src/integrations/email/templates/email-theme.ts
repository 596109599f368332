/** Brand styles in the form that email programs support: hex colours, web-safe fonts, inline styles. */

export const colours = {
  paper: '#FFFDF9',
  chalk: '#F7F2EA',
  linen: '#EBE1D2',
  mist: '#B8C2AE',
  forest: '#2F4437',
  ink: '#23211E',
  stone: '#655E55',
  success: '#3C6B4F',
  hairline: '#E4DDD2',
};

export const displayFont = "'Fraunces Variable', Fraunces, Georgia, 'Times New Roman', serif";
export const sansFont =
  "'Instrument Sans Variable', 'Instrument Sans', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * Styles for narrow screens and dark mode. Email programs that ignore style sheets show the light page. The QR code
 * stays dark on light in dark mode, because some scanners can't read inverted codes.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
@media (max-width: 520px) {
  .page { padding: 0 16px !important; }
  .card { padding: 20px 20px 10px !important; }
  .note { padding: 20px !important; }
  .title { font-size: 32px !important; }
}
@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: #1A201C !important; }
  .plate { padding: 10px 14px !important; border-radius: 10px; background-color: #F7F2EA !important; }
  .card { background-color: #232B26 !important; border-color: #37413A !important; }
  .note { background-color: #2B352F !important; }
  .ink { color: #F7F2EA !important; }
  .stone { color: #B8C2AE !important; }
  .success { color: #A9C7B2 !important; }
  .rule { border-color: #37413A !important; }
  .button { background-color: #F7F2EA !important; color: #22332A !important; }
}`;
