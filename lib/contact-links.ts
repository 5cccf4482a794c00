export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

export const phoneLink = (phone: string) => `[${phone}](${phoneAddress(phone)})`;

export function contactLinks({ phone, mailbox }: { phone: string; mailbox: string }) {
  return {
    phone: phoneLink(phone),
    mailbox: `[${mailbox}](mailto:${mailbox})`,
  };
}
