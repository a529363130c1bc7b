/**
 * Loads a chunk. A page that has been open while the store was updated asks for chunks that are gone: the new version
 * has them under other names, so the page is loaded anew, where `mayReload` does not forbid it. Not within the first
 * seconds, or a chunk that is missing for good would loop.
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
