import { Button } from '@naad/ui-kit';
import type { NewsAction } from './createNotificationList.ts';

export interface NewsTextProps {
  text: string;
  action: NewsAction | undefined;
  /** Called when the action was taken, and the news has done its work. */
  onDone: () => void;
}

/** A piece of news with what can be done about it. */
export function NewsText({ text, action, onDone }: NewsTextProps) {
  return (
    <>
      {text}{' '}
      {action &&
        ('href' in action ? (
          <a href={action.href} onClick={onDone}>
            {action.label}
          </a>
        ) : (
          <Button
            onClick={() => {
              action.run();
              onDone();
            }}
          >
            {action.label}
          </Button>
        ))}
    </>
  );
}
