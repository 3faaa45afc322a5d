import { type ReactNode, useState } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

interface ThumbCellProps {
  /** Address of the picture. Without an address, or when loading fails, an icon replaces the picture. */
  src: string | null | undefined
  children: ReactNode
  /** Second line of the cell. */
  detail?: ReactNode
}

/**
 * A picture of 40 pixels, a text and a second line, for tables with `rowHeight={56}`. The cell has few
 * elements, because a list of ten thousand rows draws such cells while it scrolls.
 */
export function ThumbCell({ src, children, detail }: ThumbCellProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.thumbCell}>
      {src && failed !== src ? (
        // Empty alternative text, since the text beside the picture already names the record.
        <img
          className={classes.thumb}
          src={src}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={classes.noThumb} />
      )}
      {detail ? (
        <span className={classes.lines}>
          <span className={classes.line}>{children}</span>
          <span className={classes.detail}>{detail}</span>
        </span>
      ) : (
        <span className={classes.line}>{children}</span>
      )}
    </span>
  )
}
