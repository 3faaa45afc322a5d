import { deflateRawSync } from 'node:zlib'

/** A ZIP file of one part, a worksheet, that says how many bytes it has: a small one can be a bomb. */
export function zipOf(content: Buffer, says: number): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content)
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(packed.length, 4)
  sizes.writeUInt32LE(says, 8)
  sizes.writeUInt16LE(name.length, 12)
  const head = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0])
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, sizes, name, packed])
  const entry = [Buffer.from('PK\x01\x02\x14\0'), head, sizes, Buffer.alloc(14), name]
  const directory = Buffer.concat(entry)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return new Uint8Array(Buffer.concat([local, directory, end]))
}
