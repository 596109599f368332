/**
 * Shows the offline page when a page cannot be had, and does nothing else: pages, their data and the API's answers
 * always come from the network and are never stored, so nobody sees places that are gone. The offline page is kept
 * whole, with every file that it names, and fetched anew once a day so that address and hours are today's.
 */
const offlinePage = '/offline';
const keepMs = 24 * 60 * 60 * 1000;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePage());
});

// The browser asks for a page while it still starts this worker, which so costs no time.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  // Names below /assets/ carry a hash: what is kept under a name is what the server has.
  else if (pathname.startsWith('/assets/') && !request.headers.has('range')) event.respondWith(file(request));
});

/** The page from the network, or the way to the offline page, which finds in its fragment what was wanted. */
async function navigate(event) {
  const { request } = event;
  try {
    const page = (await event.preloadResponse) ?? (await fetch(request));
    event.waitUntil(keepOfflinePageAnew());
    return page;
  } catch {
    const { origin, pathname, href } = new URL(request.url);
    if (pathname !== offlinePage) {
      return Response.redirect(`${offlinePage}#${href.slice(origin.length)}`);
    }
    return (await kept(offlinePage)) ?? Response.error();
  }
}

async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

function kept(request) {
  return caches.match(request, { ignoreSearch: request === offlinePage, ignoreVary: true });
}

async function keepOfflinePageAnew() {
  const page = await kept(offlinePage);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  // Without a connection the old one stays.
  if (!(age < keepMs)) await keepOfflinePage().catch(() => {});
}

/** Keeps page and files together in a new store, and only then lets go of the old one. */
async function keepOfflinePage() {
  const answer = await fetch(offlinePage, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The offline page answers ${answer.status}`);
  const html = await answer.text();
  // WebP is for browsers without AVIF: the few of them lose one picture.
  const files = new Set(html.match(/\/assets\/[\w.-]+/g)?.filter((file) => !file.endsWith('.webp')));
  const name = `offline-${Date.now()}`;
  const store = await caches.open(name);
  await store.addAll([...files]);
  await store.put(offlinePage, new Response(html, { headers: lasting(answer.headers) }));
  // Names end in the time: one that is being made meanwhile is newer, and stays.
  const older = (await caches.keys()).filter((other) => other < name);
  await Promise.all(older.map((other) => caches.delete(other)));
}

/** The headers without those that were true only of that answer: its coding, and the server's time. */
function lasting(headers) {
  const left = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'server-timing', 'etag']) left.delete(name);
  return left;
}
