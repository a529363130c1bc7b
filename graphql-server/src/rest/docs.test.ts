import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { describeStore } from './openapi.ts'
import { restRoutes } from './routes.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const get = (url: string) => store.app.inject({ url })

describe('the OpenAPI description', () => {
  it('the description is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      describeStore({ name: 'Kirana Care', publicUrl: 'https://kirana.example' }),
    )
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  it('the OpenAPI description is public and describes every route', async () => {
    const reply = await get('/api/openapi.json')
    const wrong = await store.app.inject({ method: 'POST', url: '/api/openapi.json' })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    const { openapi, info, servers, paths } = reply.json<{
      openapi: string
      info: object
      servers: object[]
      paths: Record<string, Record<string, { security?: object[] }>>
    }>()
    expect(info).toMatchObject({
      title: 'Kirana Care REST API',
      description: expect.stringMatching(
        /^The REST API of Kirana Care\.[^]*\ncurl \S+\/api\/category\/get\n/,
      ) as string,
    })
    expect(servers[0]).toEqual({ url: '/' })
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toHaveLength(42)
    for (const { path, method, access } of restRoutes) {
      expect(Object.keys(paths[path] ?? {})).toEqual([method.toLowerCase()])
      const { security } = paths[path]?.[method.toLowerCase()] ?? {}
      expect([path, security?.length]).toEqual([path, access === 'anyone' ? 0 : 1])
    }
  })
})

describe('the documentation page', () => {
  it('the documentation page loads everything from this server and has no inline script', async () => {
    const page = await get('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<title>Kirana Care REST API</title>')
    expect(page.body).toContain('<header class="shop">Kirana Care</header>')
    expect(page.body).not.toMatch(/<script>|https?:|\son\w+=/)
    const addresses = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, at]) => at ?? '')
    expect(addresses).toHaveLength(4)
    for (const address of addresses) {
      const { statusCode, headers } = await get(address)
      expect([address, statusCode]).toEqual([address, 200])
      expect(headers['content-type']).toMatch(/^(text\/css|(text|application)\/javascript);/)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    }
  })

  it.each(['package.json', 'swagger-ui.js', 'index.html', 'swagger-initializer.js', '', '%2e%2e/'])(
    'the documentation page does not serve other files in the package: %s',
    async (file) => {
      const reply = await get(`/api/docs/${file}`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
    },
  )
})
