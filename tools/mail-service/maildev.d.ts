declare module 'maildev' {
  export default function startMailDev(options: {
    smtp: number;
    web: number;
    ip: string;
    silent: boolean;
  }): { listen(): void };
}
