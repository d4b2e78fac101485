import { LoaderCircle } from 'lucide-react';

export function Spinner() {
  return (
    <p className="empty spinner" role="status">
      <LoaderCircle aria-hidden="true" size={22} />
      Carregando...
    </p>
  );
}
