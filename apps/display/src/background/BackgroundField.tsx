import { randomId } from '../randomId.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@naad/ui-kit';
import { useId, useState } from 'react';
import { createImageStore } from './imageStore.ts';
import fileStyles from '../fileField.module.css';
import styles from './Background.module.css';

export interface BackgroundFieldProps {
  /** Id of the image; null without one. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses an image behind the slides, which stays in this browser. */
export function BackgroundField({ value, onChange }: BackgroundFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const keep = async (file: File) => {
    try {
      // A file that is no image, or that the browser can't decode, fails here.
      (await createImageBitmap(file)).close();
      const key = randomId();
      await createImageStore(indexedDB).keep(key, file);
      setFailed(false);
      onChange(key);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        <Trans>Background image</Trans>
      </label>
      <input
        id={id}
        type="file"
        className={fileStyles['file']}
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void keep(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <p className={styles['hint']}>
        <Trans>
          The image stays in this browser. It is darkened or lightened so that every letter can be read.
        </Trans>
      </p>
      {value !== null && (
        <Button
          onClick={() => {
            onChange(null);
            // An image that stays behind takes room, nothing else.
            createImageStore(indexedDB)
              .clear()
              .catch(() => undefined);
          }}
        >
          <Trans>Remove the image</Trans>
        </Button>
      )}
      <p role="alert">
        {hasFailed && t`This file is no image that the browser can show. Choose a JPEG, PNG or WebP file.`}
      </p>
    </div>
  );
}
