/** `npm run test:all`: runs the steps of `npm test` in their long form, for a nightly run and before a release. */
process.env.TEST_ALL = '1';
await import('./test.mjs');
