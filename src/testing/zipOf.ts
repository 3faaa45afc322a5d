import { deflateRawSync } from 'node:zlib'

/** A part of an archive. */
export interface ZipContent {
  readonly name: string
  readonly content: string | Buffer
  /** Bytes that the directory says it unpacks to, where that is not true. */
  readonly says?: number
  /** The local header that the directory names, where it is that of another part. */
  readonly at?: number
  /** Whether its sizes stand in a ZIP64 field, as programs write that stream. */
  readonly isZip64?: boolean
}

/** A ZIP file of some parts. */
export function zipOf(parts: readonly ZipContent[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, says, at, isZip64 = false } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(says ?? bytes.length, 18)
    head.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, title, packed])
    files.push(local)
    const extra = isZip64 ? zip64(bytes.length, packed.length) : Buffer.alloc(0)
    const entryHead = Buffer.from(head)
    if (isZip64) entryHead.fill(0xff, 14, 22)
    entryHead.writeUInt16LE(extra.length, 24)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at ?? offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), entryHead, tail, title, extra)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...files, entries, end]))
}

function zip64(bytes: number, packed: number): Buffer {
  const field = Buffer.alloc(20)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(16, 2)
  field.writeBigUInt64LE(BigInt(bytes), 4)
  field.writeBigUInt64LE(BigInt(packed), 12)
  return field
}

/** A worksheet that says how many bytes it has: a small one can be a bomb. */
export function sheetSaying(says: number): Uint8Array<ArrayBuffer> {
  return zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(1000, 32), says }])
}
