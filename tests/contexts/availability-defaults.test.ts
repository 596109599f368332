import { createHmac } from 'node:crypto';
import { errorResponse } from '@studio/contracts/error-response';
import { paths } from '@studio/contracts/paths';
import { createBuiltInAssistant } from '@studio/server/conversations/built-in/built-in-assistant';
import { createSmtpEmail } from '@studio/server/integrations/email/smtp-email';
import { createCognitoIdentity } from '@studio/server/integrations/identity/cognito-identity';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import { createDatabasePictureFiles } from '@studio/server/integrations/picture-files/database-picture-files';
import { createHttpWebhooks } from '@studio/server/integrations/webhooks/http-webhooks';
import { readConfig } from '@studio/server/platform/config/config';
import type { Database } from '@studio/server/platform/database/database';
import { loadInstallationKeys } from '@studio/server/platform/database/installation-keys';
import { enforceAccessPolicies } from '@studio/server/platform/http/access-policy';
import { createAccessTokenVerifier } from '@studio/server/platform/http/access-token-verifier';
import { registerErrorHandlers } from '@studio/server/platform/http/error-handler';
import { createKeyedConcurrencyLimit } from '@studio/server/platform/limits/keyed-concurrency-limit';
import { createRateLimitCounters } from '@studio/server/platform/limits/rate-limit-counters';
import type { Services } from '@studio/server/platform/services';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { initialiseBranch } from '@studio/server/timetable/initialise-branch';
import { registerTimetableRoutes } from '@studio/server/timetable/routes';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '../harness/migrated-database.ts';

const now = new Date('2026-11-20T13:00:00Z');
const config = readConfig({});
const smtpEmail = createSmtpEmail({ url: 'smtp://127.0.0.1:1', from: 'hello@miles-street.example' });
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await initialiseBranch(database, now);
  await generateClasses(database, config.branchId, now);
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandlers(app);
  const services: Services = {
    config,
    database,
    clock: { now: () => now },
    keys: await loadInstallationKeys(database),
    accessTokens: createAccessTokenVerifier(config.identity),
    payments: createStripePayments(config.stripe),
    identity: createCognitoIdentity({ ...config.identity, ...config.userPool }),
    mailer: smtpEmail,
    webhooks: createHttpWebhooks({ allowThisMachine: false }),
    pictureFiles: createDatabasePictureFiles(database, config.branchId, { now: () => now }),
    assistant: createBuiltInAssistant(),
    log: app.log,
    counts: createRateLimitCounters(database),
    classQueue: createKeyedConcurrencyLimit(2),
    recordProviderRefunds: async () => {},
    runInBackground: (_name, work) => void work(),
  };
  enforceAccessPolicies(app, services);
  registerTimetableRoutes(app, services);
});

afterAll(async () => {
  smtpEmail.close();
  await app.close();
  await database.close();
});

async function call(path: string, fields: object, signed = true) {
  const [clientId, sessionId, time] = ['c'.repeat(22), '0123456789abcdef', now.getTime() / 1000];
  const token = createHmac('sha256', signed ? config.tokenSalt : 'another')
    .update(`${clientId}:${sessionId}:${time}`)
    .digest('hex');
  const body = { clientId, sessionId, time, token, ...fields };
  const response = await app.inject({ method: 'POST', url: path, payload: body });
  return { status: response.statusCode, body: response.json() };
}

describe('timetable calls', () => {
  it('need only the envelope, and default to this branch and the specified days', async () => {
    const summary = await call(paths.summary, {});
    expect(summary).toMatchObject({ status: 200, body: { ok: true } });
    expect(summary.body.range).toEqual({ from: '2026-11-20', to: '2026-12-20' });
    const facets = await call(paths.facets, {});
    expect(facets.body.activities).toHaveLength(3);
    expect(facets.body.trainers).toHaveLength(6);
    const day = await call(paths.availability, { date: '2026-11-24', filters: { activityType: 'mat' } });
    expect(day.body.slots).toHaveLength(2);
  });

  it('return 400 naming the field when the input violates the contract', async () => {
    const noDate = await call(paths.availability, {});
    expect(noDate).toMatchObject({ status: 400, body: { code: 'bad_request', field: 'date' } });
    expect(errorResponse.parse(noDate.body).error.code).toBe('bad_request');
    const impossible = await call(paths.availability, { date: '2026-02-30' });
    expect(impossible).toMatchObject({ status: 400, body: { field: 'date' } });
    const wrongType = await call(paths.facets, { daysTo: 'soon' });
    expect(wrongType).toMatchObject({ status: 400, body: { field: 'daysTo' } });
    const backwards = await call(paths.summary, { daysFrom: 5, daysTo: 4 });
    expect(backwards).toMatchObject({ status: 400, body: { field: 'daysTo' } });
  });

  it('return 403 for a token of another salt, and for a member id without an access token', async () => {
    expect(await call(paths.facets, {}, false)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const claimed = await call(paths.availability, { date: '2026-11-24', principalUserId: 'somebody' });
    expect(claimed).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('accept POST only', async () => {
    const response = await app.inject({ method: 'GET', url: paths.facets });
    expect([response.statusCode, response.json().code]).toEqual([405, 'method_not_allowed']);
  });
});
