import { SafeHtml } from './safe-html.ts';

/** CSS of the mailbox pages, which show the list and the open email side by side on wide screens. */
export const mailboxStyle = new SafeHtml(`
:root{--paper:#fffdf9;--chalk:#f7f2ea;--linen:#ebe1d2;--forest:#2f4437;--ink:#23211e;--stone:#655e55;--line:#857968;
--hair:rgb(35 33 30/.12)}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--chalk);color:var(--ink);font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,
"Helvetica Neue",Arial,sans-serif}
a{color:inherit}
h1,h2{font-family:Georgia,"Times New Roman",serif;font-weight:400;letter-spacing:-.01em;line-height:1.15;margin:0}
:focus-visible{outline:2px solid var(--forest);outline-offset:3px;border-radius:6px}
.top{display:flex;flex-wrap:wrap;gap:16px 32px;align-items:center;justify-content:space-between;padding:24px 32px;
border-bottom:1px solid var(--hair)}
.top h1{font-size:28px}
.top h1 a{text-decoration:none}
.top p{margin:4px 0 0;color:var(--stone);font-size:14px}
.search{display:flex;gap:8px;flex:0 1 420px}
.search input{flex:1;min-width:0;height:44px;padding:0 14px;border:1px solid var(--line);border-radius:6px;background:var(--paper);
color:inherit;font:inherit}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--line);border-radius:999px;
background:none;color:inherit;font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
.button:hover{background:var(--linen)}
.filled{background:var(--forest);border-color:var(--forest);color:var(--chalk)}
.filled:hover{background:#22332a}
.panes{display:grid;grid-template-columns:minmax(300px,380px) minmax(0,1fr);min-height:calc(100vh - 101px)}
.list{border-right:1px solid var(--hair);padding:16px}
.list ol{list-style:none;margin:0;padding:0}
.found{margin:4px 12px 12px;color:var(--stone);font-size:14px}
.row{display:block;padding:12px;border-radius:10px;text-decoration:none}
.row:hover{background:var(--linen)}
.row[aria-current]{background:var(--paper);box-shadow:inset 0 0 0 2px var(--forest)}
.row span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.row .who{display:flex;gap:12px;justify-content:space-between;color:var(--stone);font-size:14px}
.row .who time{flex:none;font-variant-numeric:tabular-nums}
.row .subject{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-weight:600;line-height:1.35;white-space:normal}
.row .preview{color:var(--stone);font-size:14px}
.older{margin:16px 12px}
.mail{padding:32px;min-width:0}
.mail h2{font-size:32px;overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0;font-size:14px}
.facts dt{color:var(--stone)}
.facts dd{margin:0;overflow-wrap:anywhere}
.files{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0 0 16px;padding:0}
.files a{display:flex;gap:8px;align-items:center;min-height:44px;padding:0 14px;border:1px solid var(--hair);border-radius:6px;
background:var(--paper);font-size:14px;text-decoration:none;overflow-wrap:anywhere}
.files a:hover{border-color:var(--line)}
.files small{color:var(--stone);font-size:13px;white-space:nowrap}
.parts{display:flex;flex-wrap:wrap;gap:4px 20px;margin:0 0 12px;font-size:14px}
.parts a{display:inline-flex;align-items:center;min-height:44px;color:var(--stone);text-underline-offset:4px}
.parts a[aria-current]{color:var(--ink);font-weight:600;text-decoration-thickness:2px}
.body{display:block;width:100%;border:1px solid var(--hair);border-radius:14px;background:#fff}
iframe.body{height:max(560px,calc(100vh - 360px))}
pre.body{margin:0;padding:24px;background:var(--paper);font:14px/1.6 ui-monospace,Menlo,Consolas,monospace;
white-space:pre-wrap;overflow-wrap:anywhere}
.empty{max-width:30em;margin:12vh auto;text-align:center;padding:0 24px}
.empty h2{font-size:28px}
.empty p{color:var(--stone)}
.back{display:none}
@media(max-width:860px){
.top{padding:16px 20px}
.search{flex-basis:100%}
.panes{display:block;min-height:0}
.list{border:0;padding:8px}
.mail{padding:8px 20px 32px}
.mail h2{font-size:26px}
.reading .list,.reading .search,.reading .top p,.idle{display:none}
.back{display:inline-flex;align-items:center;min-height:44px;font-size:14px}
iframe.body{height:calc(100vh - 32px);margin:0 -12px;width:calc(100% + 24px)}
}`);
