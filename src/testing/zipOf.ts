import { deflateRawSync } from 'node:zlib'

export interface ZipContent {
  readonly name: string
  readonly content: string | Buffer
  /** False unpacked size in the directory. */
  readonly says?: number
  /** Wrong offset of the local header. */
  readonly at?: number
  /** ZIP64 sizes, as streaming programs write them. */
  readonly isZip64?: boolean
}

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

/** A worksheet with a false unpacked size: a small file can be a bomb. */
export function sheetSaying(says: number): Uint8Array<ArrayBuffer> {
  return zipOf([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(1000, 32), says }])
}
