import { pathToFileURL } from 'node:url';
import type { Identity } from '@studio/identity/identity';
import { buildApp, type Neighbour, publicConfig } from '@studio/server/app';
import { readBranchProfile, readDataVersion } from '@studio/server/catalogue/store';
import { newServer } from '@studio/server/new-server';
import { type Config, ConfigError, readConfig } from '@studio/server/platform/config';
import { FolderLocked } from '@studio/server/platform/folder-lock';
import { localCertificate, trustLocalCertificate } from '@studio/server/platform/local-certificate';
import type { Services } from '@studio/server/platform/services';
import { startServices, startWork } from '@studio/server/start-services';
import { createSite } from '@studio/web/server/site';
import { serveDocs } from './api-docs/serve-docs.ts';
import { announce } from './serve/announce.ts';
import { callApi } from './serve/call-api.ts';
import { hostedPages } from './serve/hosted-pages.ts';
import { openGround } from './serve/open-ground.ts';
import { openOwnPool } from './serve/open-own-pool.ts';
import { openWatch } from './serve/open-watch.ts';
import { poolAdministrator } from './serve/pool-access.ts';
import { openReadiness } from './serve/readiness.ts';
import { serveSecurityText } from './serve/security-txt.ts';
import { stopOnSignal } from './serve/stop-on-signal.ts';

/**
 * Composes one process: database, booking service, user pool, site and, in demo mode, the sandbox, the example bookings
 * and the demo accounts.
 */
export async function serve(config: Config): Promise<{ stop: () => Promise<void> }> {
  const certificate = config.https ? await localCertificate(config.dataDir) : null;
  if (certificate) trustLocalCertificate(certificate);
  const app = newServer(config, process.env.LOG_LEVEL ?? 'warn', undefined, certificate);
  const watched = await openWatch(config, app);
  const readiness = openReadiness(app, config.drainSeconds);
  const ground = await openGround(config, app.log);
  const services = await startServices({ ...ground, config, log: app.log });
  watched.follow(services, ground.connection);
  if (config.demoFill) {
    const { fillPastWeeks } = await import('@studio/server/demo/past-weeks');
    await fillPastWeeks(services.database, config.branchId, services.clock.now());
    const { fillClasses } = await import('@studio/server/demo/fill-classes');
    const fill = () => fillClasses(services.database, config.branchId, services.clock.now());
    await fill();
    const { giveDemoCode } = await import('@studio/server/demo/give-code');
    await giveDemoCode(services.database, config.branchId, services.clock.now());
    await ground.jobs.daily('fill-demo-classes', fill);
  }
  const site = createSite({
    buildDirectory: 'apps/web/build',
    publicConfig: () => publicConfig(config),
    callApi: callApi(app, services),
    dataVersion: () => readDataVersion(services.database, config.branchId),
    now: () => services.clock.now(),
    development: process.env.STUDIO_DEV === '1',
  });
  const pool = config.userPool.own ? await openOwnPool(services, ground.connection, ground.sms) : null;
  const poolNeighbours = pool ? await poolPlaces(pool, services) : [];
  const docs = { prefix: '', plugin: serveDocs };
  const security = { prefix: '', plugin: serveSecurityText(services) };
  buildApp(app, services, [
    docs,
    security,
    ...ground.neighbours,
    ...poolNeighbours,
    { prefix: '/', plugin: site },
  ]);
  await app.listen({ port: config.port, host: config.host });
  await watched.listen();
  const stopWork = await startWork(services, ground.jobs);
  await ground.startDelivery();
  const poolWork = pool?.startWork();
  if (pool && config.mode === 'demo') await openDemoAccounts(services);
  readiness.begin();
  return {
    stop: async () => {
      await readiness.drain();
      await app.close();
      await stopWork();
      await poolWork?.stop();
      await services.close();
      await ground.close();
      await watched.close();
    },
  };
}

/** Our own pool's protocol, and its sign-in pages on the site's origin. */
async function poolPlaces(pool: Identity, { config, database }: Services): Promise<Neighbour[]> {
  const { name } = await readBranchProfile(database, config.branchId);
  return [
    { prefix: '/idp', plugin: pool.plugin },
    { prefix: '/', plugin: pool.hosted(hostedPages(config, name)) },
  ];
}

async function openDemoAccounts(services: Services): Promise<void> {
  const { config } = services;
  const { seedDemoAccounts } = await import('./serve/seed-demo-accounts.ts');
  const administrator = poolAdministrator(config);
  await seedDemoAccounts(administrator);
  const { linkDemoTrainer } = await import('./serve/link-demo-trainer.ts');
  await linkDemoTrainer(administrator.client, administrator.userPoolId, services);
  if (!config.demoFill) return;
  const { giveDemoHistory } = await import('./serve/demo-history.ts');
  await giveDemoHistory(administrator.client, administrator.userPoolId, services);
}

async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { stop } = await serve(config);
    stopOnSignal(stop, config.drainSeconds + 25);
    announce(config);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof FolderLocked;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
