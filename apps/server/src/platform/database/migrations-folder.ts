import { getPackageFile } from '../package-file.ts';

export const migrationsFolder = getPackageFile('migrations');
