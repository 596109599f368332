import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Groups of modules, each of which is bundled into one file. Without them every shared module would be a file of its
 * own, and on a slow phone forty files of 1 KB take four seconds. A module belongs to the first group that matches.
 */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|rolldown.runtime/,
  },
  {
    name: 'site',
    test: /app[\\/](root|entry\.client|after-hydration|ui[\\/](saved-toast|lazy-overlay)|lib[\\/](site[\\/](page-meta|use-studio|use-static-links|announcer)|session[\\/]session-user))\.tsx?|islands[\\/]src[\\/]/,
  },
  {
    name: 'ui',
    test: /app[\\/]ui[\\/](icon|icon-drawing|button|button-link|get-button-classes|spinner|notice|skeleton)\.tsx?/,
  },
  {
    name: 'dates',
    test: /domain[\\/]src[\\/](time[\\/](format-london|london|local-date)|money[\\/]money|timetable[\\/]availability)\.ts|app[\\/]lib[\\/]format[\\/]class-text/,
  },
  {
    name: 'calls',
    test: /app[\\/]lib[\\/](api[\\/](browser-api|api-client|api-error|client-and-session-ids|server-clock|to-api-failure)|session[\\/]use-session|query[\\/]use-polling|site[\\/]load-(catalogue|day-classes))\.ts|contracts[\\/]src[\\/]paths/,
  },
  { name: 'sheet', test: /app[\\/]ui[\\/](sheet|use-modal)\.tsx?/ },
  {
    name: 'controls',
    test: /app[\\/]ui[\\/](tabs|use-roving-focus|month-grid|stepper|step-indicator|count-pills)\.tsx?|timetable[\\/]month-grid/,
  },
  {
    name: 'timetable-url',
    test: /timetable[\\/](timetable-url|timetable-query|chosen-filters-text|timetable-filters|day-part)\.ts|analytics[\\/](use-)?track-event/,
  },
  {
    name: 'held-places',
    test: /app[\\/]lib[\\/](storage[\\/]((use-)?held-places|saved-timetable-search|class-snapshot)|query[\\/]use-booked-class-ids)\.ts|bookings[\\/]hold\.ts/,
  },
  { name: 'signing', test: /app[\\/]lib[\\/]api[\\/]sign-envelope|@noble[\\/]hashes/ },
  {
    name: 'rules',
    test: /domain[\\/]src[\\/](bookings[\\/]cancellation|site[\\/]format-arrival-lead|pricing[\\/](waive-remainder|price|place-prices))\.ts|content[\\/]src[\\/](site-settings|class-sub-types|activities)/,
  },
  { name: 'fold-text', test: /domain[\\/]src[\\/]search[\\/]fold-text/ },
  // The skeleton of the timetable imports these modules without the rest of the timetable.
  {
    name: 'timetable-layout',
    test: /features[\\/]public[\\/]timetable[\\/](timetable-layout|class-list-skeleton)\.tsx/,
  },
  { name: 'timetable', test: /features[\\/]public[\\/]timetable[\\/](?!timetable-skeleton)/ },
];

/**
 * Replaces Vite's helper for `import()`, which preloads the dependencies of a module. This build lists no
 * dependencies, so the helper would only make every first page larger.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Build of the site. The server bundle includes the project's own packages, because these are TypeScript
 * sources.
 */
export default defineConfig({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@studio\//] },
  // Omits the lists of dependencies for `import()`, which cost the first page more than they save later.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups } } },
      },
    },
  },
});
