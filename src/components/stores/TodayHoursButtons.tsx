import { Button } from '@mantine/core'
import { useDialogOf } from '#ui/dialog/Dialog.tsx'
import { TodayHoursDialog } from './TodayHoursDialog.tsx'
import classes from './todayHours.module.css'
import { type TodayChange, todayChanges, todayChangeWords } from './todayHoursForm.ts'
import type { ClockedStore } from './useStoreNow.ts'

/** For viewers who may change the hours. */
export function TodayHoursButtons({ store }: { store: ClockedStore }) {
  const { shown, opened, open, close } = useDialogOf<TodayChange>('early')
  return (
    <div className={classes.buttons}>
      {todayChanges.map((change) => (
        <Button
          key={change}
          variant="default"
          className={classes.button}
          onClick={() => open(change)}
        >
          {todayChangeWords[change]}
        </Button>
      ))}
      <TodayHoursDialog key={shown} store={store} change={shown} opened={opened} onClose={close} />
    </div>
  )
}
