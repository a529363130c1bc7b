import { Types } from 'mongoose'
import {
  foreignCursor,
  listOf,
  parseCursor,
  toCursor,
  type List,
} from '../../../lib/database/cursor.ts'
import {
  pageSize,
  toPage,
  type PageArgs,
  type PageEdges,
} from '../../../lib/database/pagination.ts'
import { OrderDocument, type DocumentRecord } from '../document/document.model.ts'
import { parsePeriod, type ReturnPeriod } from './return-period.ts'

export type ReturnDocumentPage = PageEdges<DocumentRecord>

const MAX_PAGE = 100
const BY_TIME = { issuedAt: 1, _id: 1 } as const
const TIME_BYTES = 8
const ID_BYTES = 12

/** Reads the documents of a period one after the other, oldest first. */
export function readDocuments({
  start,
  end,
}: Omit<ReturnPeriod, 'name'>): AsyncIterable<DocumentRecord> {
  return OrderDocument.find({ issuedAt: { $gte: start, $lt: end } })
    .sort(BY_TIME)
    .lean()
    .cursor()
}

/** Lists the documents of a period, oldest first. Throws if the period is malformed. */
export async function listReturnDocuments({
  period,
  ...args
}: PageArgs & { period: string }): Promise<ReturnDocumentPage> {
  const { start, end } = parsePeriod(period)
  const list = listOf('documents of a return', { period })
  const first = pageSize(args.first, MAX_PAGE)
  const after = args.after ? parsePlace(list, args.after) : null
  const isLater = after && { $or: [{ issuedAt: { $gt: after.time } }, { _id: { $gt: after.id } }] }
  const rows = await OrderDocument.find({
    issuedAt: { $gte: after?.time ?? start, $lt: end },
    ...isLater,
  })
    .sort(BY_TIME)
    .limit(first + 1)
    .lean()
  return toPage(rows, { list, first, after }, ({ issuedAt, _id }) => {
    const time = Buffer.alloc(TIME_BYTES)
    time.writeBigUInt64BE(BigInt(issuedAt.getTime()))
    return toCursor(list, Buffer.concat([time, Buffer.from(_id.toHexString(), 'hex')]))
  })
}

function parsePlace(list: List, cursor: string): { time: Date; id: Types.ObjectId } {
  const place = parseCursor(list, cursor)
  if (place.length !== TIME_BYTES + ID_BYTES) throw foreignCursor()
  const time = new Date(Number(place.readBigUInt64BE()))
  if (Number.isNaN(time.getTime())) throw foreignCursor()
  return { time, id: new Types.ObjectId(place.subarray(TIME_BYTES)) }
}
