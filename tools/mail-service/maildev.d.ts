declare module 'maildev' {
  type Inbox = {
    listen(): void;
    close(whenClosed: () => void): void;
    on(event: 'new', take: (mail: import('./inbox').ArrivedMail) => void): void;
  };
  export default function startMailDev(options: {
    smtp: number;
    web: number;
    ip: string;
    silent: boolean;
  }): Inbox;
}
