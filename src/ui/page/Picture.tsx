import { type CSSProperties, useState } from 'react'
import '../tokens.css'
import classes from './Picture.module.css'

interface PictureProps {
  /** Address of the picture. Without an address, or when loading fails, a tile replaces the picture. */
  src: string | null | undefined
  /** Alternative text; empty when the name stands beside the picture. */
  alt: string
  /** Width in pixels; `100%` fills the available width. */
  width: number | '100%'
  height: number
  /** The name whose two initials the tile shows, in the given colours. */
  name: string
  background?: string | null
  colour?: string | null
  fit?: 'cover' | 'contain'
}

/** A picture that keeps its size while it loads, with a tile for missing and broken pictures. */
export function Picture({
  src,
  alt,
  width,
  height,
  name,
  background,
  colour,
  fit = 'cover',
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const style: CSSProperties = { width, height, background: background ?? undefined }

  if (!src || src === broken) {
    const accessible = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return (
      <span
        {...accessible}
        className={classes.tile}
        style={{ ...style, color: colour ?? undefined, fontSize: Math.max(10, height * 0.36) }}
      >
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classes.picture}
      style={{ ...style, objectFit: fit }}
      onError={() => setBroken(src)}
    />
  )
}

/** The first letters of the first and the last word: `Cold Brew Nitro` gives `CN`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
