import { type ReactNode, useState } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

interface ThumbCellProps {
  /** An icon replaces a missing or broken picture. */
  src: string | null | undefined
  children: ReactNode
  detail?: ReactNode
}

/**
 * For tables with `rowHeight={56}`. Few elements: a list of ten thousand rows renders these cells while it scrolls.
 */
export function ThumbCell({ src, children, detail }: ThumbCellProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.thumbCell}>
      {src && failed !== src ? (
        // The text beside the picture names the record.
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
