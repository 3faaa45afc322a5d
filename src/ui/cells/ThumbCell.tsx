import { type ReactNode, useState } from 'react'
import '../tokens.css'
import classes from './cells.module.css'

interface ThumbCellProps {
  /** Address of the picture; without one, or where it cannot be loaded, a mark stands for it. */
  src: string | null | undefined
  children: ReactNode
  /** Second line. */
  detail?: ReactNode
}

/**
 * A picture of 40 pixels, a text and a second line. Give the table `rowHeight={56}`.
 * Few elements: a list of ten thousand draws them anew while somebody scrolls.
 */
export function ThumbCell({ src, children, detail }: ThumbCellProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.thumbCell}>
      {src && failed !== src ? (
        // The text beside the picture names it.
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
