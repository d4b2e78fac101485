import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { noticeManager } from '../notices.ts';

export function Notices({ children }: { readonly children: ReactNode }) {
  return (
    <Toast.Provider toastManager={noticeManager} timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="notices" aria-label="Avisos">
          <NoticeList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function NoticeList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="notice"
      role={toast.type === 'failure' ? 'alert' : 'status'}
      aria-modal={undefined}
      swipeDirection={['right', 'down']}
    >
      <Toast.Content className="notice-content">
        <div className="notice-text">
          <Toast.Title render={<p />} className="notice-title" />
          <Toast.Description className="notice-detail" />
        </div>
        <Toast.Action className="button on-graphite" />
        <Toast.Close className="notice-close" aria-label="Fechar aviso" aria-hidden={undefined}>
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
