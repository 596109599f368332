import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createStyleInliner } from './create-style-inliner.ts';

const directory = mkdtempSync(join(tmpdir(), 'styles-'));
writeFileSync(join(directory, 'app.css'), '.card{color:red}.other{top:0}');
afterAll(() => rmSync(directory, { recursive: true }));

const inline = createStyleInliner(directory, { href: '/app.css', initial: '@import url("/app.css");' });

it('fills the style element with the styles that the page uses', () => {
  expect(inline('<style>@import url("/app.css");</style><p class="card">$&</p>')).toBe(
    '<style>.card{color:red}</style><p class="card">$&</p>',
  );
});

it('leaves a document without the expected text as it is', () => {
  expect(inline('<style>@import "/app.css";</style>')).toBe('<style>@import "/app.css";</style>');
});
