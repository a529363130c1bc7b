import { spawnSync } from 'node:child_process'

/** Builds the product as `npm start` does, before tests that need the built product. */
export function setup(): void {
  const { status } = spawnSync('npm run --silent prestart', { stdio: 'inherit', shell: true })
  if (status !== 0) throw new Error('The product does not build, so there is nothing to test.')
}
