import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readTitleFile } from './api-client.ts';
import { useStoredText } from './stored-text.ts';

/** A file of titles: read as it stands, and again for titles that are put together of its columns. */
export function useFileReading() {
  const [template, setTemplate] = useStoredText('massa-modelo');
  const [file, setFile] = useState<File | null>(null);
  /** Of the file, as it was read without a template. */
  const [columns, setColumns] = useState<readonly string[]>([]);
  const reading = useMutation({
    mutationFn: ({ read, by }: { readonly read: File; readonly by: string }) => readTitleFile(read, by),
    onSuccess: (list) => setColumns(list.columns),
  });
  return {
    file,
    columns,
    template,
    setTemplate,
    /** What was read last; none while it is refused. */
    list: reading.data,
    /** Whether that is titles put together of columns. */
    isComposed: reading.variables !== undefined && reading.variables.by !== '',
    isReading: reading.isPending,
    failure: reading.error,
    open(next: File | undefined) {
      setFile(next ?? null);
      setColumns([]);
      if (next) reading.mutate({ read: next, by: '' });
      else reading.reset();
    },
    /** Puts the titles together; without a template the file is read as it stands. */
    compose(by: string) {
      if (file) reading.mutate({ read: file, by });
    },
  };
}

export type FileReading = ReturnType<typeof useFileReading>;
