/**
 * Shows the offline page when the browser can't load a page. Pages, their data and API responses always come from the
 * network, so visitors never see outdated places. The offline page is cached with all its files, and updated once a
 * day, so that the studio's address and opening hours are current. The check-in page, without its check-in list, is
 * cached, too, once it asks for that.
 */
const offlinePage = '/offline';
const checkInPage = '/scan';
const maxAgeMs = 24 * 60 * 60 * 1000;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(cacheOfflinePage());
});

// Enables navigation preload: the browser requests the page while it starts this worker.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

// The check-in page asks this worker to cache it for offline use, and sends the names of the files it loaded.
addEventListener('message', (event) => {
  if (event.data?.keep === checkInPage) event.waitUntil(cachePage(checkInPage, event.data.files ?? []));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  // Names under /assets/ and /media/ contain a hash, so a cached file is always current.
  else if (/^\/(assets|media)\//.test(pathname) && !request.headers.has('range'))
    event.respondWith(file(request));
});

/**
 * Returns the page from the network. Without a connection, returns the check-in page from the cache; for other pages,
 * redirects to the offline page, with the requested path in the fragment.
 */
async function navigate(event) {
  const { request } = event;
  try {
    const page = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(Promise.all([refreshOfflinePage(), deleteEarlierDays()]));
    return page;
  } catch {
    const { origin, pathname, href } = new URL(request.url);
    const cachedPage = pathname === checkInPage && (await findCached(checkInPage));
    if (cachedPage) return cachedPage;
    if (pathname !== offlinePage) {
      return Response.redirect(`${offlinePage}#${href.slice(origin.length)}`);
    }
    return (await findCached(offlinePage)) ?? Response.error();
  }
}

async function file(request) {
  return (await findCached(request)) ?? fetch(request);
}

function findCached(request) {
  return caches.match(request, { ignoreVary: true });
}

async function refreshOfflinePage() {
  const page = await findCached(offlinePage);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  // Without a connection, the offline page that is already cached stays.
  if (!(age < maxAgeMs)) await cacheOfflinePage().catch(() => {});
}

function cacheOfflinePage() {
  return cachePage(offlinePage, []);
}

/** Caches a page and its files together in a new cache, and only then deletes the older caches. */
async function cachePage(path, loaded) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const html = await response.text();
  // Leaves out WebP files, which only browsers without AVIF use. Offline these browsers miss one picture.
  const named = html.match(/\/assets\/[\w.-]+/g)?.filter((file) => !file.endsWith('.webp')) ?? [];
  // The studio's logo.
  const uploaded = html.match(/(?<=<img src=")\/media\/\w+\/[\w.-]+/g) ?? [];
  const files = new Set([
    ...named,
    ...uploaded,
    ...loaded.filter((file) => /^\/assets\/[\w.-]+$/.test(file)),
  ]);
  const kind = `${path.slice(1)}-`;
  const name = `${kind}${Date.now()}`;
  const store = await caches.open(name);
  await store.addAll([...files]);
  await store.put(path, new Response(html, { headers: toStoredHeaders(response.headers) }));
  // Names of caches end in a timestamp. A newer cache, from a concurrent call, stays.
  const older = (await caches.keys()).filter((other) => other.startsWith(kind) && other < name);
  await Promise.all(older.map((other) => caches.delete(other)));
}

/** Deletes the check-in lists of earlier days (see features/staff/check-in/offline-store.ts). */
async function deleteEarlierDays() {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  const stores = (await indexedDB.databases?.()) ?? [];
  for (const { name } of stores)
    if (name?.startsWith('check-in-day-') && name !== `check-in-day-${today}`) indexedDB.deleteDatabase(name);
}

/** Removes headers that apply only to the original response, such as its encoding and the server's time. */
function toStoredHeaders(headers) {
  const stored = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'server-timing', 'etag']) stored.delete(name);
  return stored;
}
