declare module 'maildev' {
  export default function startMailDev(options: {
    smtp: number;
    web: number;
    ip: string;
    silent: boolean;
  }): { listen(): void };
}

declare module 'maildev/lib/web.js' {
  const web: { server: import('node:http').Server };
  export default web;
}
