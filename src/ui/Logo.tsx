// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

/** `public/favicon.svg` inline: the first paint would wait for an SVG image. */
export function Logo({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#40bcde" />
      <path d="M8 12h13v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6z" fill="#fff" />
      <path d="M21 13.5h1.5a3 3 0 0 1 0 6H21" fill="none" stroke="#fff" strokeWidth="2" />
      <path
        d="M12 9c0-1.500 1.500-1.500 1.500-3M16.500 9c0-1.500 1.500-1.500 1.500-3"
        fill="none"
        stroke="#ff8f00"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </svg>
  )
}
