import { migratePostgres } from '@studio/server/platform/database/postgres';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';

it('rejects a database that is not encoded in UTF-8, and explains how to create one', async () => {
  const url = new URL(inject('postgresUrl'));
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE plain_bytes ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`);
  } finally {
    await client.end();
  }
  url.pathname = '/plain_bytes';
  await expect(migratePostgres(url.href)).rejects.toThrow(/encoding is SQL_ASCII.*ENCODING 'UTF8'/);
});
