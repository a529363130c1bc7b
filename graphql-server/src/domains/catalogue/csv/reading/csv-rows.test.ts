import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CsvFile, csvFromBytes, MEMORY_LIMITS, openCsv } from './csv-rows.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(contents: string | Buffer): Promise<[number, string[]][]> {
  const path = join(folder, 'file.csv')
  await writeFile(path, contents)
  const file = await openCsv(path)
  const rows = await readAll(file)
  expect(file.progress()).toBe(1)
  return rows
}

async function readAll(file: CsvFile): Promise<[number, string[]][]> {
  const rows: [number, string[]][] = []
  for await (const { line, cells } of file.rows()) rows.push([line, cells])
  return rows
}

describe('the rows of a CSV file', () => {
  it.each([
    [
      'plain',
      'a,b\n1,2\n',
      [
        [1, ['a', 'b']],
        [2, ['1', '2']],
      ],
    ],
    [
      'with semicolons',
      'a;"b;c, d";e\n1,5;2;3\n',
      [
        [1, ['a', 'b;c, d', 'e']],
        [2, ['1,5', '2', '3']],
      ],
    ],
    [
      'with tabs, and an empty first line',
      '\na\tb,c\td\n1\t2\t3\n',
      [
        [2, ['a', 'b,c', 'd']],
        [3, ['1', '2', '3']],
      ],
    ],
    [
      'without a line break at the end',
      'a\n1',
      [
        [1, ['a']],
        [2, ['1']],
      ],
    ],
    [
      'with Windows line breaks',
      'a\r\n1\r\n2',
      [
        [1, ['a']],
        [2, ['1']],
        [3, ['2']],
      ],
    ],
    [
      'with old Mac line breaks',
      'a\r1\r2',
      [
        [1, ['a']],
        [2, ['1']],
        [3, ['2']],
      ],
    ],
    [
      'with a byte order mark',
      '\ufeffa\n1',
      [
        [1, ['a']],
        [2, ['1']],
      ],
    ],
    [
      'with quoted commas and quotes',
      'a\n"1,""2"""',
      [
        [1, ['a']],
        [2, ['1,"2"']],
      ],
    ],
    [
      'with cells of several lines',
      'a,b\n"1\n2\n",3\n4,5',
      [
        [1, ['a', 'b']],
        [2, ['1\n2\n', '3']],
        [5, ['4', '5']],
      ],
    ],
    [
      'with cells of several Windows lines',
      'a\r\n"1\r\n2"\r\n3',
      [
        [1, ['a']],
        [2, ['1\n2']],
        [4, ['3']],
      ],
    ],
    [
      'with empty lines between',
      'a\n\n\n1\n\n2',
      [
        [1, ['a']],
        [4, ['1']],
        [6, ['2']],
      ],
    ],
    [
      'with quotes in the middle',
      'a\n5" pipe\n"x"y',
      [
        [1, ['a']],
        [2, ['5" pipe']],
        [3, ['"x"y']],
      ],
    ],
    [
      'with too few and too many cells',
      'a,b\n1\n1,2,3',
      [
        [1, ['a', 'b']],
        [2, ['1']],
        [3, ['1', '2', '3']],
      ],
    ],
    [
      'with letters of all kinds',
      'a\n₹ हल्दी é',
      [
        [1, ['a']],
        [2, ['₹ हल्दी é']],
      ],
    ],
    ['that is empty', '', []],
  ])('reads a file %s', async (_case, text, rows) => {
    expect(await read(text)).toEqual(rows)
    expect(await read(gzipSync(text))).toEqual(rows)
  })

  it('reads rows only as fast as they are consumed, so that memory does not grow with the file', async () => {
    const path = join(folder, 'long.csv')
    await writeFile(path, `a,b\n${'1,some text of a row\n'.repeat(60_000)}`)
    const file = await openCsv(path)
    const rows = file.rows()
    await rows.next()
    expect(file.progress()).toBeLessThan(0.2)
    await rows.return(undefined)
  })

  it('counts lines correctly in a file with many chunks', async () => {
    const lines = Array.from({ length: 8_000 }, (_, at) => `${at},"é\r\n${'x'.repeat(at % 50)}"`)
    const rows = await read(`a,b\r\n${lines.join('\r\n')}`)
    expect(rows.slice(1).map(([line]) => line)).toEqual(lines.map((_row, at) => 2 + 2 * at))
  })

  it.each([
    ['a quote that is never closed', 'a\n1\n"2\n3\n4', /The row at line 3 has a cell whose quote/],
    ['an Excel file or another ZIP', 'PK\u0003\u0004,name,price\n', /^This is not a CSV file\.$/],
    ['a PDF', '%PDF-1.7\nname,price\n', /^This is not a CSV file\.$/],
    ['a cell of 3 MB', `a\n1\n${'x'.repeat(3_000_000)}`, /^The row at line 3 is longer than 1 MB/],
    [
      'a compressed row without end',
      gzipSync(Buffer.alloc(3_000_000)),
      /^The row at line 1 is longer/,
    ],
    ['an image', Buffer.from('\x89PNG\r\n', 'latin1'), /^The file is not UTF-8: line 1 has/],
    [
      'bytes that are not UTF-8',
      Buffer.from(`a\n${'1\n'.repeat(39_999)}caf\xe9\n`, 'latin1'),
      /^The file is not UTF-8: line 40001 has an invalid byte\. Save it as “CSV UTF-8” in your/,
    ],
    [
      'a compressed file that is cut off',
      gzipSync('a\n1\n'.repeat(9_999)).subarray(0, 40),
      /incomplete/,
    ],
  ])('reports %s', async (_case, contents, message) => {
    await expect(read(contents)).rejects.toThrow(message)
  })

  it.each([
    ['a long row', 'x'.repeat(1_100_000), /^The row at line 5 is longer/],
    ['a long row of several lines', `"${'x\n'.repeat(600_000)}"`, /^The row at line 5 is longer/],
    ['an open quote', '"6\n7', /^The row at line 5 has a cell whose quote/],
  ])(
    'reports the line of %s also from memory, where reading is quick',
    async (_case, row, message) => {
      const file = csvFromBytes(Buffer.from(`a,b\n1,2\n"3\n4",5\n${row},6\n7,8\n`))
      await expect(readAll(file)).rejects.toThrow(message)
    },
  )

  it.each([
    ['in its first chunk', 400, '\n'],
    ['of Windows', 400, '\r\n'],
    ['of old Mac files', 400, '\r'],
    ['in a later chunk', 8_000, '\n'],
    ['of Windows in a later chunk', 8_000, '\r\n'],
  ])('reports the line of an invalid byte %s', async (_case, lines, lineBreak) => {
    const text = `name${lineBreak}${`हल्दी é${lineBreak}`.repeat(lines)}`
    const contents = Buffer.concat([
      Buffer.from(text),
      Buffer.from([0x63, 0xe9]),
      Buffer.from('\n1'),
    ])
    const message = `line ${lines + 2} has an invalid byte.`
    await expect(read(contents)).rejects.toThrow(message)
    await expect(readAll(csvFromBytes(contents))).rejects.toThrow(message)
  })

  it('reports the line of a character that is cut off at the end', async () => {
    const contents = Buffer.from('name\n1\nह').subarray(0, -1)
    await expect(read(contents)).rejects.toThrow('line 3 has an invalid byte.')
  })

  it('stops after the maximum number of rows, also in a small compressed file', async () => {
    const readLimited = (bytes: Buffer) =>
      readAll(csvFromBytes(bytes, undefined, { ...MEMORY_LIMITS, rows: 2_000 }))
    const rows = 'a\n'.repeat(2_001)
    expect(await readLimited(gzipSync(rows))).toHaveLength(2_001)
    const sentence = 'The file has more than 2,000 rows. Split it, and import the parts'
    for (const bytes of [Buffer.from(`${rows}a\n`), gzipSync(`${rows}a\n`)]) {
      await expect(readLimited(bytes)).rejects.toThrow(sentence)
    }
  })

  it('stops after the maximum size of the uncompressed file', async () => {
    const row = `${'x'.repeat(999_000)}\n`
    const readLimited = (rows: number) => {
      const bytes = gzipSync(row.repeat(rows))
      return readAll(csvFromBytes(bytes, undefined, { ...MEMORY_LIMITS, unpackedMb: 3 }))
    }
    expect(await readLimited(3)).toHaveLength(3)
    await expect(readLimited(4)).rejects.toThrow('contains more than 3 MB.')
  })

  it('a file in memory may have 200,000 rows and 100 MB', () => {
    expect(MEMORY_LIMITS).toEqual({ rows: 200_000, unpackedMb: 100 })
  })

  it('accepts a file that begins with the same letters as ZIP files', async () => {
    expect(await read('PK,name\n1,2')).toEqual([
      [1, ['PK', 'name']],
      [2, ['1', '2']],
    ])
  })

  it('reports a missing file', async () => {
    await expect(openCsv(join(folder, 'nothing.csv'))).rejects.toThrow(/can't be read/)
  })
})
