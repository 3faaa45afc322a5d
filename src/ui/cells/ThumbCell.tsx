import { type ReactNode, useState } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

interface ThumbCellProps {
  src: string | null | undefined
  children: ReactNode
  detail?: ReactNode
}

/** For `rowHeight={56}`. Few elements: lists of ten thousand rows render it while they scroll. */
export function ThumbCell({ src, children, detail }: ThumbCellProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.thumbCell}>
      {src && failed !== src ? (
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
