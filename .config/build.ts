import { spawnSync } from 'node:child_process'

/** Before tests of the built product: builds it as `npm start` does. */
export function setup(): void {
  const { status } = spawnSync('npm run --silent prestart', { stdio: 'inherit', shell: true })
  if (status !== 0) throw new Error('The product does not build, so there is nothing to test.')
}
