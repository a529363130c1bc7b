import { expect, it } from 'vitest'
import { deviceName } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:125.0) Gecko/20100101 Firefox/125.0', 'Firefox on Windows'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('the device name of "%s" is "%s"', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))

it('a device name has at most 100 characters', () => {
  const text = `${'x'.repeat(200)}/1.0 (y)`
  expect(deviceName(text)).toBe('x'.repeat(100))
})
