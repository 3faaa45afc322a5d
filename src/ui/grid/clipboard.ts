/** Tab-separated cells. A cell with a tab, a line break or a quote is quoted. */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quoted).join('\t')}\n`).join('')
}

function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A quote within a cell, or one without its closing quote, is an ordinary character. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const cell = quotedCell(text, at) ?? plainCell(text, at)
    rows.at(-1)?.push(cell.text)
    at = cell.end
    if (text[at] === '\t') at += 1
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at >= text.length) break
      rows.push([])
    }
  }
  return rows
}

interface Cell {
  text: string
  /** Index of the tab or line break after the cell. */
  end: number
}

function plainCell(text: string, start: number): Cell {
  let end = start
  while (end < text.length && !isEnd(text[end])) end += 1
  return { text: text.slice(start, end), end }
}

function quotedCell(text: string, start: number): Cell | null {
  if (text[start] !== '"') return null
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') at += 1
    else if (at + 1 === text.length || isEnd(text[at + 1]))
      return { text: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 }
    else return null
  }
  return null
}

function isEnd(character: string | undefined): boolean {
  return character === '\t' || character === '\n' || character === '\r'
}
