import { imageAddress } from '#api/core/host.ts'
import type { SearchResult } from '#api/search.ts'
import { factsOf } from '#components/resultKinds.ts'
import { Picture } from '#ui/page/Picture.tsx'
import { rem } from '#ui/rem.ts'
import classes from './search.module.css'

export function ResultLines({ result, size }: { result: SearchResult; size: number }) {
  const { icon: Icon, kind, detail } = factsOf(result)
  return (
    <>
      {result.image_url ? (
        <Picture
          src={imageAddress(result.image_url)}
          alt=""
          name={result.name}
          width={size}
          height={size}
        />
      ) : (
        <span className={classes.mark} style={{ width: rem(size), height: rem(size) }}>
          <Icon size={size * 0.55} stroke={1.6} aria-hidden />
        </span>
      )}
      <span className={classes.lines}>
        <span className={classes.name}>{result.name}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      <span className={classes.kind}>{kind}</span>
    </>
  )
}
