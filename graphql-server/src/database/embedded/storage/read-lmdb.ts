/**
 * Reads files from before the journal, written by lmdb-js 3.5: a B+ tree whose pages have the layout of MDB_page,
 * MDB_node and MDB_meta in LMDB's mdb.c.
 */
const PAGE_HEADER_BYTES = 24
const NODE_HEADER_BYTES = 8
const MAGIC = 0xbeefc0de
const IS_BRANCH = 1
const IS_LEAF = 2
const IS_ON_OVERFLOW_PAGES = 1
/** An unused version precedes each value. */
const VERSION_BYTES = 8

export interface LmdbEntry {
  key: Buffer
  value: Buffer
}

interface Tree {
  pageBytes: number
  root: number
  entries: number
  transaction: number
}

/** Reads all entries in key order. Throws a RangeError or an Error when the file is damaged. */
export function readLmdb(file: Buffer): LmdbEntry[] {
  const tree = lastTree(file)
  if (Number(file.readBigUInt64LE(tree.root * tree.pageBytes + 8)) !== tree.transaction)
    throw new Error('its last commit is missing')
  const entries = [...walk(file, tree, tree.root, 0)]
  if (entries.length !== tree.entries)
    throw new Error(`it holds ${entries.length} entries instead of ${tree.entries}`)
  for (const [n, { key }] of entries.entries())
    if (n > 0 && Buffer.compare(entries[n - 1]?.key ?? key, key) >= 0)
      throw new Error('its entries are not in order')
  return entries
}

/** The last commit's tree. The first two pages describe the last two commits. */
function lastTree(file: Buffer): Tree {
  const first = treeAt(file, 0)
  const second = treeAt(file, first.pageBytes)
  if (Math.abs(first.transaction - second.transaction) !== 1)
    throw new Error('its first two pages do not belong together')
  return first.transaction > second.transaction ? first : second
}

function treeAt(file: Buffer, page: number): Tree {
  if (file.length < page + 160 || file.readUInt32LE(page + 24) !== MAGIC)
    throw new Error('it does not begin as a database file does')
  return {
    pageBytes: file.readUInt32LE(page + 48),
    entries: Number(file.readBigUInt64LE(page + 128)),
    root: Number(file.readBigInt64LE(page + 136)),
    transaction: Number(file.readBigUInt64LE(page + 152)),
  }
}

function* walk(file: Buffer, tree: Tree, number: number, depth: number): Generator<LmdbEntry> {
  const page = number * tree.pageBytes
  const flags = file.readUInt16LE(page + 18)
  if (depth > 16 || Number(file.readBigUInt64LE(page)) !== number)
    throw new Error(`page ${number} is not where it belongs`)
  const nodes = file.readUInt16LE(page + 20) / 2
  for (let n = 0; n < nodes; n++) {
    const node = page + PAGE_HEADER_BYTES + file.readUInt16LE(page + PAGE_HEADER_BYTES + 2 * n)
    if (flags & IS_BRANCH) yield* walk(file, tree, file.readUIntLE(node, 6), depth + 1)
    else if (flags & IS_LEAF) yield leafEntry(file, tree, node)
    else throw new Error(`page ${number} is of an unknown kind`)
  }
}

function leafEntry(file: Buffer, { pageBytes }: Tree, node: number): LmdbEntry {
  const size = file.readUInt32LE(node)
  const flags = file.readUInt16LE(node + 4)
  const data = node + NODE_HEADER_BYTES + file.readUInt16LE(node + 6)
  const isElsewhere = (flags & IS_ON_OVERFLOW_PAGES) !== 0
  const start = isElsewhere
    ? Number(file.readBigUInt64LE(data)) * pageBytes + PAGE_HEADER_BYTES
    : data
  return {
    key: file.subarray(node + NODE_HEADER_BYTES, data),
    value: file.subarray(start + VERSION_BYTES, start + size),
  }
}
