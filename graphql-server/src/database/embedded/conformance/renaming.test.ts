import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIndex, getErrorCode, openDeployment, type Deployment } from './deployment.ts'

let deployment: Deployment

beforeAll(async () => {
  deployment = await openDeployment()
})
afterAll(() => deployment.close())

describe('renaming a collection', () => {
  const filled = async (name: string) => {
    await deployment.db.collection(name).drop()
    await deployment.db.collection(name).insertOne({ name })
    await createIndex(deployment.db.collection(name), { name: 1 }, { unique: true })
    return deployment.db.collection(name)
  }
  const names = async (name: string) =>
    (await deployment.db.collection(name).find().toArray()).map((document) => String(document.name))

  test('renaming a collection keeps its documents and indexes, and replaces another one on request', async () => {
    const from = await filled('from')
    const to = await filled('to')
    expect(await getErrorCode(from.rename('to'))).toBe(48)
    expect(await names('to')).toEqual(['to'])
    await from.rename('to', { dropTarget: true })
    expect(await names('to')).toEqual(['from'])
    expect(await names('from')).toEqual([])
    expect((await to.indexes()).map(({ name }) => String(name))).toEqual(['_id_', 'name_1'])
    expect(await getErrorCode(to.insertOne({ name: 'from' }))).toBe(11000)
  })

  test('the server rejects renaming a missing collection, and renaming to an invalid name', async () => {
    expect(await getErrorCode(deployment.db.collection('missing').rename('other'))).toBe(26)
    const admin = deployment.client.db('admin')
    const renameCollection = (await filled('from')).namespace
    for (const to of ['nodatabase', `${deployment.db.databaseName}.`, renameCollection]) {
      const code = await getErrorCode(admin.command({ renameCollection, to }))
      expect([20, 73]).toContain(code)
    }
  })
})
