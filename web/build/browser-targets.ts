import manifest from '../../package.json' with { type: 'json' }

/**
 * The oldest supported browsers as build targets, such as 'chrome119'. They are defined in package.json because the
 * lint rule for missing APIs reads them there.
 */
export const browserTargets = manifest.browserslist.map((query) =>
  query.replace('ios_saf', 'ios').replace(' >= ', ''),
)
