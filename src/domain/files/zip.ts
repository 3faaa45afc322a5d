import { notXlsx, SheetError, unpacksToTooMuch } from './table.ts'

export interface ZipPart {
  readonly name: string
  /** 0: stored, 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

/** Usual: dozens, with a picture per row thousands. */
const maxParts = 5_000

const signature = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 }
const localHeaderBytes = 30
const entryBytes = 46
const endBytes = 22
/** A comment after the directory has at most 65,535 bytes. */
const maxEndBytes = endBytes + 0xffff
const inZip64 = 0xffffffff

export function isZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b && file[2] === 3 && file[3] === 4
}

/** Unpacked bytes of all parts of a file. */
export const maxUnpackedBytes = 200 * 1024 * 1024

/** Keys are in lower case, with slashes. */
export function zipParts(file: Uint8Array): ReadonlyMap<string, ZipPart> {
  try {
    return readDirectory(new DataView(file.buffer, file.byteOffset, file.byteLength))
  } catch (error) {
    if (error instanceof RangeError) throw new SheetError(notXlsx)
    throw error
  }
}

export function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

function readDirectory(view: DataView): Map<string, ZipPart> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxParts) throw new SheetError('The file has too many parts.')
  const parts = new Map<string, ZipPart>()
  let at = view.getUint32(end + 16, true)
  for (let left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== signature.entry) throw new SheetError(notXlsx)
    const nameBytes = view.getUint16(at + 28, true)
    const extraBytes = view.getUint16(at + 30, true)
    const remarkBytes = view.getUint16(at + 32, true)
    const part = readEntry(view, at, nameBytes, extraBytes)
    parts.set(partName(part.name), part)
    at += entryBytes + nameBytes + extraBytes + remarkBytes
  }
  const all = [...parts.values()]
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > maxUnpackedBytes)
    throw new SheetError(unpacksToTooMuch)
  refuseOverlaps(all, view.byteLength)
  return parts
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endBytes
  for (let end = last; end >= Math.max(0, view.byteLength - maxEndBytes); end -= 1)
    if (view.getUint32(end, true) === signature.end) return end
  throw new SheetError(notXlsx)
}

function readEntry(view: DataView, at: number, nameBytes: number, extraBytes: number): ZipPart {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at + entryBytes, nameBytes)
  const long = zip64Values(view, at + entryBytes + nameBytes, extraBytes)
  const value = (offset: number): number => {
    const short = view.getUint32(at + offset, true)
    return short === inZip64 ? (long.shift() ?? short) : short
  }
  const unpacked = value(24)
  const packedBytes = value(20)
  const offset = value(42)
  return {
    name: new TextDecoder().decode(bytes),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedBytes,
    bytes: unpacked,
    offset,
  }
}

/** Some programs write ZIP64 values for small files too. */
function zip64Values(view: DataView, start: number, extraBytes: number): number[] {
  for (let at = start; at + 4 <= start + extraBytes; ) {
    const length = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === 1)
      return Array.from({ length: Math.min(3, length >> 3) }, (_, index) =>
        Number(view.getBigUint64(at + 4 + index * 8, true)),
      )
    at += 4 + length
  }
  return []
}

/** Overlapping parts are a zip bomb. */
function refuseOverlaps(parts: ZipPart[], fileBytes: number): void {
  parts.sort((a, b) => a.offset - b.offset)
  for (const [index, { offset, packedBytes }] of parts.entries()) {
    const next = parts[index + 1]?.offset ?? fileBytes
    if (offset + localHeaderBytes + packedBytes > next) throw new SheetError(notXlsx)
  }
}

/** @throws SheetError for a damaged part, or more than `maxBytes`, whatever the directory states. */
export async function unpackText(
  file: Uint8Array,
  part: ZipPart,
  maxBytes: number,
): Promise<{ text: string; bytes: number }> {
  if (part.bytes > maxBytes) throw new SheetError(unpacksToTooMuch)
  const packed = packedBytesOf(file, part)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of part.method === 0 ? [packed] : inflated(packed)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new SheetError(unpacksToTooMuch)
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError(notXlsx)
  }
  return { text: text + decoder.decode(), bytes }
}

function packedBytesOf(file: Uint8Array, part: ZipPart): Uint8Array<ArrayBuffer> {
  const { offset, packedBytes, method, isEncrypted } = part
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const isReadable =
    !isEncrypted &&
    (method === 0 || method === 8) &&
    offset + localHeaderBytes <= file.length &&
    view.getUint32(offset, true) === signature.local
  if (!isReadable) throw new SheetError(notXlsx)
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const start = offset + localHeaderBytes + names
  return new Uint8Array(file.subarray(start, start + packedBytes))
}

async function* inflated(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed)
      controller.close()
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
