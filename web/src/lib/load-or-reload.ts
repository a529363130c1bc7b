/**
 * Loads a chunk. When that fails on a page that has been open for a while, the page is reloaded: the store may have
 * been updated, and the new version has its chunks under other names. A browser that remembers a failed import until
 * the page is reloaded, as the HTML standard says, gets its chunk that way too; others, such as recent versions of
 * Chromium, ask for it again here and need no reload. There is no reload offline, where `mayReload` forbids it, or in
 * the first seconds of a page: a chunk that is missing for good would reload it for ever.
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
