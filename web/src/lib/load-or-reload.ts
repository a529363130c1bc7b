/**
 * Loads a chunk. If that fails on a page that has been open for a while, reloads the page, because a new release may
 * have renamed the chunk. The reload also helps browsers that cache a failed import, as the HTML standard requires;
 * others, such as recent versions of Chromium, retry it. It does not reload when offline, when `mayReload` returns
 * false, or within ten seconds after the page load, which prevents an endless loop.
 */
export async function loadOrReload<Module>(
  load: () => Promise<Module>,
  mayReload = () => true,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || performance.now() < 10_000 || !mayReload()) throw error
    window.location.reload()
    return new Promise(() => undefined)
  }
}
