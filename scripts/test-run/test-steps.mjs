import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../setup/ensure-built.mjs';
import { findNode, getNodeEnvironment } from '../setup/find-node.mjs';
import { getMemoryTempEnvironment } from '../setup/memory-temp-folder.mjs';
import { projectRoot, runProgram } from '../setup/run-program.mjs';
import { countPlaywrightTests, countVitestTests, prepareReportFile } from './test-report.mjs';

/** @import { OutputReceiver } from '../setup/run-program.mjs' */

/**
 * Step of `npm test`. `run` resolves with the numbers of passed and failed tests. A tool without tests counts as one
 * failure when it fails. The output goes to `into` if it's given, and else to the terminal.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Totals
 * @typedef {{ title: string, run: (into?: OutputReceiver) => Promise<Totals> }} Step
 */

/**
 * @param {string} tool path below node_modules
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, into?: OutputReceiver | undefined }} [options]
 */
function runTool(tool, args, { env = {}, cwd = projectRoot, into } = {}) {
  const program = path.join(projectRoot, 'node_modules', tool);
  return runProgram(findNode(), [program, ...args], {
    cwd,
    env: { ...getNodeEnvironment(), ...getMemoryTempEnvironment(), ...env },
    into,
  });
}

/** @param {number} code @returns {Totals} */
const toTotals = (code) => ({ passed: 0, failed: code === 0 ? 0 : 1 });

/** @type {Step} */
export const lintStep = {
  title: 'format and lint',
  run: async (into) => {
    // By default, Biome writes colours to a file too.
    const colorFlags = process.stdout.isTTY ? [] : ['--colors=off'];
    return toTotals(await runTool('@biomejs/biome/bin/biome', ['ci', '.', ...colorFlags], { into }));
  },
};

/** @type {Step} */
export const importRulesStep = {
  title: 'import rules',
  run: async (into) => toTotals(await runProgram(findNode(), ['scripts/check-import-rules.ts'], { into })),
};

/** @type {Step} */
export const typeCheckStep = {
  title: 'types',
  run: async (into) => {
    const web = path.join(projectRoot, 'apps/web');
    // The type check needs the types of the routes, which this tool generates from routes.ts.
    const made = existsSync(path.join(web, 'react-router.config.ts'))
      ? await runTool('@react-router/dev/bin.cjs', ['typegen'], { cwd: web, into })
      : 0;
    const failed = made === 0 ? [] : ['apps/web (typegen)'];
    for (const project of listTypedProjects()) {
      if ((await runTool('typescript/bin/tsc', ['-p', project], { into })) !== 0) failed.push(project);
    }
    const print = into ?? ((/** @type {Buffer} */ line) => void process.stderr.write(line));
    if (failed.length > 0) print(Buffer.from(`Type errors in ${failed.join(', ')}\n`));
    return toTotals(failed.length);
  },
};

function listTypedProjects() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder)).map((name) => `${folder}/${name}`),
  );
  return ['.', ...workspaces].filter((folder) => existsSync(path.join(projectRoot, folder, 'tsconfig.json')));
}

/**
 * @param {string} title
 * @param {string[]} args which tests
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
export function createVitestStep(title, args, env = {}) {
  return {
    title,
    run: async (into) => {
      const report = prepareReportFile(title);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const code = await runTool('vitest/vitest.mjs', ['run', ...args, ...reporters], { env, into });
      return countVitestTests(report, code);
    },
  };
}

/** @param {string[]} projects of vitest.config.ts */
export const toProjectArgs = (...projects) => projects.flatMap((project) => ['--project', project]);

export const unitTests = createVitestStep('unit', toProjectArgs('unit', 'unit-browser'));
/** Steps that need no server. They run at the same time, because each of them uses fewer cores for part of its run. */
export const quickChecks = [lintStep, importRulesStep, typeCheckStep, unitTests];
/**
 * Step that runs several Vitest projects together, so that other cores don't wait while one of them runs a long file.
 */
export const contextTests = createVitestStep(
  'contexts, integrations with the sandbox, property tests',
  toProjectArgs('contexts', 'integrations-alone', 'properties-embedded'),
);
/**
 * Returns a step that first builds what `npm start` would build, and fails when a build fails.
 *
 * @param {Step} step
 * @returns {Step}
 */
export function withBuiltSite(step) {
  return {
    ...step,
    run: async (into) => {
      await ensureBuilt();
      return step.run(into);
    },
  };
}

/**
 * Step with the tests that start whole server processes. Races and fault injection share one run, so that Vitest loads
 * everything once.
 */
export const raceTests = withBuiltSite(
  createVitestStep('races and fault injection, on real PostgreSQL', toProjectArgs('races', 'storms')),
);

/**
 * @param {string} browser path of the Chromium to use
 * @returns {Step}
 */
export function createJourneysStep(browser) {
  return withBuiltSite({
    title: 'end-to-end tests',
    run: async () => {
      const report = prepareReportFile('journeys');
      const code = await runTool(
        '@playwright/test/cli.js',
        ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter', 'list,json'],
        { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      );
      return countPlaywrightTests(report, code);
    },
  });
}
