import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutComments } from './without-comments.ts';

const script = withoutComments(readFileSync(join(import.meta.dirname, 'rest-slides.js'), 'utf8'));

/** The page with its slides' script, before the first of them begins; pages without slides stay as they are. */
export function restSlides(html: string): string {
  return html.includes('class="fading-slide')
    ? html.replace('</head>', `<script>${script}</script></head>`)
    : html;
}
