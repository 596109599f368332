import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './server/compress-files.ts';

/** Framework mode with server rendering. The browser discovers routes lazily. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
