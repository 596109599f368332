import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedUiBranding, HostedUiSettings } from '@studio/identity/hosted-ui/hosted-ui-settings';
import type { Config } from '@studio/server/platform/config/config';

/**
 * Returns the settings for the sign-in pages of the project's own user pool, which use the site's origin and branding.
 * `getName` returns the studio's current name.
 */
export function buildHostedUiSettings(
  { publicUrl, hostedUi }: Config,
  getName: () => string,
): HostedUiSettings {
  const { callbackUrls, logoutUrls, providers } = hostedUi;
  const paths = {
    home: '/',
    mark: '/favicon.svg',
    signUpUrl: '/signup',
    forgotPasswordUrl: '/forgot-password',
  };
  return {
    origin: publicUrl,
    callbackUrls,
    logoutUrls,
    providers,
    branding: {
      get name() {
        return getName();
      },
      ...paths,
      fonts: fontsOfSite(),
    },
  };
}

/** Returns the URLs of the site's built fonts, whose names contain hashes. */
function fontsOfSite(): HostedUiBranding['fonts'] {
  const folder = join('apps', 'web', 'build', 'client', 'assets');
  try {
    const built = readdirSync(folder);
    const findFont = (face: string) => built.find((file) => file.startsWith(face) && file.endsWith('.woff2'));
    const [display, text] = [findFont('fraunces'), findFont('instrument-sans')];
    return display && text ? { display: `/assets/${display}`, text: `/assets/${text}` } : null;
  } catch {
    // A development server has no build.
    return null;
  }
}
