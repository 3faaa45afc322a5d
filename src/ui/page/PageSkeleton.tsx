import classes from './Loading.module.css'
import { Bone, Loading, widths } from './Loading.tsx'

export function PageSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      <div className={classes.head}>
        <div className={classes.stack}>
          <Bone width={220} height={26} />
          <Bone width={320} />
        </div>
        <Bone width={120} height={36} />
      </div>
      <Bone width={260} height={36} />
      <div className={classes.rows}>
        {widths(rows).map(({ key, width }) => (
          <div key={key} className={classes.row}>
            <Bone width={24} height={24} />
            <Bone width={width} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
