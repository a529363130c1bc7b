/** Returns the payload of a mutation. Throws when the reply has no data. */
export async function readPayload<Data, Payload>(
  result: Promise<{ data?: Data | null | undefined }>,
  pick: (data: Data) => Payload,
): Promise<Payload> {
  const { data } = await result
  if (!data) throw new Error('The server sent no data')
  return pick(data)
}
