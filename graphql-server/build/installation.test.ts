import { describe, expect, it } from 'vitest'
import { describeInstallation, packageOf } from './installation.ts'

describe('an installation', () => {
  const texts = {
    manifest: JSON.stringify({
      name: 'store',
      version: '1.2.3',
      license: 'MIT',
      engines: { node: '>=24' },
    }),
    lock: JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/other': { version: '9.0.0' },
        'node_modules/part': { version: '1.0.0', dependencies: { small: '^1.0.0' } },
        'node_modules/picture': {
          version: '2.0.0',
          dependencies: { small: '^2.0.0' },
          optionalDependencies: { part: '*', missing: '*' },
        },
        'node_modules/picture/node_modules/small': { version: '2.5.0' },
        'node_modules/small': { version: '1.5.0' },
      },
    }),
  }

  it("an installation contains its packages' dependencies, as Node finds them, and no other package", () => {
    const { manifest, lock } = describeInstallation(['picture'], texts)
    expect(manifest.dependencies).toEqual({ picture: '2.0.0' })
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/part',
      'node_modules/picture',
      'node_modules/picture/node_modules/small',
      'node_modules/small',
    ])
  })

  it('describing an installation fails for a package that is not locked', () => {
    expect(() => describeInstallation(['missing'], texts)).toThrow(
      'missing is not in package-lock.json.',
    )
  })
})

it.each([
  ['sharp', 'sharp'],
  ['swagger-ui-dist/absolute-path.js', 'swagger-ui-dist'],
  ['@img/colour/index.js', '@img/colour'],
  ['node:fs', null],
  ['fs/promises', null],
  ['./main.js', null],
])('the module %s belongs to the package %s', (module, name) => {
  expect(packageOf(module)).toBe(name)
})
