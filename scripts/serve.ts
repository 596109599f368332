import { pathToFileURL } from 'node:url';
import type { Identity } from '@studio/identity/identity';
import { buildApp, buildPublicConfig, type MountedApp } from '@studio/server/app';
import { isPreviewKey } from '@studio/server/catalogue/site-copy/preview-key';
import { loadBranchProfile, loadDataVersion } from '@studio/server/catalogue/store';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { type Config, ConfigError, readConfig } from '@studio/server/platform/config/config';
import { FolderLockedError } from '@studio/server/platform/database/folder-lock';
import { loadLocalCertificate, trustLocalCertificate } from '@studio/server/platform/http/local-certificate';
import type { Services } from '@studio/server/platform/services';
import { startBackgroundWork, startServices } from '@studio/server/start-services';
import { createSitePlugin } from '@studio/web/server/site';
import { serveDocs } from './api-docs/serve-docs.ts';
import { createApiCaller } from './serve/create-api-caller.ts';
import { buildHostedUiSettings } from './serve/hosted-ui-settings.ts';
import { openInfrastructure } from './serve/open-infrastructure.ts';
import { openObservability } from './serve/open-observability.ts';
import { openOwnUserPool } from './serve/open-own-user-pool.ts';
import { printUrls } from './serve/print-urls.ts';
import { createReadinessCheck } from './serve/readiness.ts';
import { serveSecurityTxt } from './serve/security-txt.ts';
import { stopOnSignal } from './serve/stop-on-signal.ts';

/**
 * Composes one process: database, booking service, user pool, site and, in demo mode, sandbox, example bookings and
 * demo accounts.
 */
export async function serve(config: Config): Promise<{ stop: () => Promise<void> }> {
  const certificate = config.https ? await loadLocalCertificate(config.dataDir) : null;
  if (certificate) trustLocalCertificate(certificate);
  const app = createFastifyServer(config, config.logLevel, undefined, certificate);
  const watched = await openObservability(config, app);
  const readiness = createReadinessCheck(app, config.drainSeconds);
  const infrastructure = await openInfrastructure(config, app.log);
  const services = await startServices({ ...infrastructure, config, log: app.log });
  watched.follow(services, infrastructure.connection);
  if (config.demoFill) {
    const { seedPastWeeks: fillPastWeeks } = await import('@studio/server/demo/seed-past-weeks');
    await fillPastWeeks(services.database, config.branchId, services.clock.now());
    const { fillDemoClasses: fillClasses } = await import('@studio/server/demo/fill-demo-classes');
    const fill = () => fillClasses(services.database, config.branchId, services.clock.now());
    await fill();
    const { seedDemoPromoCode } = await import('@studio/server/demo/seed-demo-code');
    await seedDemoPromoCode(services.database, config.branchId, services.clock.now());
    await infrastructure.jobs.daily('fill-demo-classes', fill);
  }
  const site = createSitePlugin({
    buildDirectory: 'apps/web/build',
    publicConfig: () => buildPublicConfig(config),
    callApi: createApiCaller(app, services),
    dataVersion: () => loadDataVersion(services.database, config.branchId),
    isPreviewKey: (key) => isPreviewKey(services, key),
    now: () => services.clock.now(),
    development: process.env.STUDIO_DEV === '1',
  });
  const pool = config.userPool.own
    ? await openOwnUserPool(services, infrastructure.connection, infrastructure.sms)
    : null;
  const poolMounts = pool ? await mountPool(pool, services) : [];
  const docs = { prefix: '', plugin: serveDocs() };
  const security = { prefix: '', plugin: serveSecurityTxt(services) };
  buildApp(app, services, [
    docs,
    security,
    ...infrastructure.neighbours,
    ...poolMounts,
    { prefix: '/', plugin: site },
  ]);
  await app.listen({ port: config.port, host: config.host });
  await watched.listen();
  const stopWork = await startBackgroundWork(services, infrastructure.jobs);
  await infrastructure.startDelivery();
  const poolWork = pool?.startWork();
  if (pool && config.mode === 'demo') await openDemoAccounts(services);
  readiness.markReady();
  return {
    stop: async () => {
      await readiness.drain();
      await app.close();
      await stopWork();
      await poolWork?.stop();
      await services.close();
      await infrastructure.close();
      await watched.close();
    },
  };
}

/** Mounts the API of the project's own user pool, and its sign-in pages on the site's origin. */
async function mountPool(pool: Identity, { config, database }: Services): Promise<MountedApp[]> {
  const loadName = async () => (await loadBranchProfile(database, config.branchId)).name;
  let name = await loadName();
  const hostedUi = pool.createHostedUiPlugin(buildHostedUiSettings(config, () => name));
  return [
    { prefix: '/idp', plugin: pool.plugin },
    {
      prefix: '/',
      plugin: async (app) => {
        // Owners can rename the studio at any time. While the database is unavailable, the pages keep the name that was
        // read last.
        app.addHook('onRequest', async () => {
          name = await loadName().catch(() => name);
        });
        await app.register(hostedUi);
      },
    },
  ];
}

async function openDemoAccounts(services: Services): Promise<void> {
  const { config } = services;
  const { seedDemoAccounts } = await import('./serve/seed-demo-accounts.ts');
  const { createUserPoolAdministrator } = await import('./serve/user-pool-admin.ts');
  const administrator = createUserPoolAdministrator(config);
  await seedDemoAccounts(administrator);
  const { linkDemoTrainer } = await import('./serve/link-demo-trainer.ts');
  await linkDemoTrainer(administrator.client, administrator.userPoolId, services);
  if (!config.demoFill) return;
  const { seedDemoHistory } = await import('./serve/seed-demo-history.ts');
  await seedDemoHistory(administrator.client, administrator.userPoolId, services);
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { stop } = await serve(config);
    stopOnSignal(stop, config.drainSeconds + 25);
    printUrls(config);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof FolderLockedError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
