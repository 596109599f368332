import type { HostedUiBranding } from './hosted-ui-settings.ts';

/** Renders the CSS of the hosted pages, with the site's colours, fonts and sizes. The site serves the fonts. */
export const renderPageStyle = ({ fonts }: HostedUiBranding): string => `${fonts ? faces(fonts) : ''}
:root{--chalk:#f7f2ea;--paper:#fffdf9;--ink:#23211e;--stone:#655e55;--line:#857968;--forest:#2f4437;--pine:#22332a;
--hairline:rgb(35 33 30/.12);--error:#9b2c1f;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;background:var(--chalk);color:var(--ink);
font:400 1rem/1.6 'Studio text',Arial,'Liberation Sans',system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{width:min(100% - 40px,27rem);margin:0 auto;padding:48px 0 80px}
.home{display:inline-flex;align-items:center;gap:12px;min-height:44px;color:inherit;text-decoration:none;
font:340 1.375rem/1.2 'Studio display',Georgia,serif;letter-spacing:-.02em}
h1{margin:40px 0 0;font:340 clamp(2.125rem,1.83rem + 1.2vw,2.75rem)/1.1 'Studio display',Georgia,serif;letter-spacing:-.02em;
text-wrap:balance}
.lead{margin:10px 0 28px;color:var(--stone);text-wrap:pretty}
form{display:grid;gap:18px;margin:0}
label{display:block;margin-bottom:6px;font-weight:500}
input:not([type=radio]){width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--line);border-radius:6px;
background:var(--paper);color:inherit;font:inherit}
input.code{font-size:1.25rem;letter-spacing:.2em;font-variant-numeric:tabular-nums}
fieldset{margin:0;padding:0;border:0;display:grid;gap:8px}
legend{margin-bottom:8px;padding:0;font-weight:500}
.choice{display:flex;align-items:center;gap:12px;min-height:48px;margin:0;padding:8px 14px;border:1px solid var(--line);
border-radius:6px;background:var(--paper);font-weight:400}
.choice input{width:20px;height:20px;margin:0;accent-color:var(--forest)}
.hint{margin:6px 0 0;color:var(--stone);font-size:.875rem;line-height:1.4}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:10px 24px;
border:1px solid var(--forest);border-radius:999px;background:var(--forest);color:var(--chalk);font:inherit;font-weight:500;
line-height:1.25;text-decoration:none;cursor:pointer}
button:hover{background:var(--pine)}
button:disabled{opacity:.65;cursor:default}
.button{background:var(--paper);border-color:var(--line);color:var(--ink)}
.button:hover{border-color:var(--forest)}
.providers{display:grid;gap:8px;margin:0 0 20px}
.or{display:flex;align-items:center;gap:24px;margin:0 0 20px;color:var(--stone);font-size:.875rem}
.or::before,.or::after{content:'';flex:1;height:1px;background:var(--hairline)}
.failure{margin:0 0 20px;padding:14px 16px;border:1px solid var(--error);
border-radius:14px;background:var(--paper);color:var(--error);font-weight:500}
.failure a{color:var(--ink)}
.links{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;margin:16px 0 0}
.links a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:500;text-decoration-thickness:1px;
text-underline-offset:4px}
:focus-visible{outline:2px solid var(--forest);outline-offset:3px}
`;

const faces = ({ display, text }: { display: string; text: string }): string =>
  `@font-face{font-family:'Studio display';src:url('${display}') format('woff2');font-weight:340;font-display:swap}
@font-face{font-family:'Studio text';src:url('${text}') format('woff2');font-weight:400 600;font-display:swap}`;
