import { type CSSProperties, useState } from 'react'
import { rem } from '../rem.ts'
import '../tokens.css'
import classes from './Picture.module.css'

interface PictureProps {
  /** A tile replaces a missing or broken picture. */
  src: string | null | undefined
  /** Empty when the name stands beside the picture. */
  alt: string
  /** Pixels; `100%` fills the available width. */
  width: number | '100%'
  height: number
  name: string
  background?: string | null
  colour?: string | null
  fit?: 'cover' | 'contain'
}

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
  const style: CSSProperties = {
    width: width === '100%' ? width : rem(width),
    height: rem(height),
    background: background ?? undefined,
  }

  if (!src || src === broken) {
    const accessible = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return (
      <span
        {...accessible}
        className={classes.tile}
        style={{ ...style, color: colour ?? undefined, fontSize: rem(Math.max(10, height * 0.36)) }}
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

/** `Cold Brew Nitro` gives `CN`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
