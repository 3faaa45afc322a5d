import classes from './Loading.module.css'
import { Bone, Loading, widths } from './Loading.tsx'

export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Loading>
      <div className={classes.fields}>
        {widths(fields).map(({ key }) => (
          <div key={key} className={classes.stack}>
            <Bone width={96} height={12} />
            <Bone height={36} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
