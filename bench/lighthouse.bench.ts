import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs';
import { startStudio } from '../tests/races/harness/studio-process.ts';
import { installTool } from './install-tool.ts';
import { auditPage } from './lighthouse-audit.ts';

const pages = ['/', '/classes', '/classes/reformer', '/pricing', '/faq'];
const runs = Number(process.env.RUNS ?? 5);

/**
 * Prints each page's four Lighthouse mobile scores, its largest contentful paint in ms and its layout shift, as medians
 * of all runs.
 */
async function measure(): Promise<void> {
  const lighthouse = await installTool('lighthouse/cli/index.js');
  const browser = await ensureBrowser({ fullBrowser: true });
  const studio = await startStudio({ env: { DEMO_FILL: 'on' } });
  try {
    for (const page of pages) {
      const { scores, paintMs, shift, missed } = await auditPage(studio.url + page, {
        lighthouse,
        browser,
        runs,
      });
      const summary = `largest paint ${paintMs.toFixed(0)} ms   layout shift ${shift.toFixed(3)}`;
      console.log(`${page.padEnd(20)} ${scores.join(' · ')}   ${summary}`);
      for (const title of missed) console.log(`${' '.repeat(20)} failed: ${title}`);
    }
  } finally {
    await studio.stop();
  }
}

await measure();
