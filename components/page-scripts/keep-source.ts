import { keepSource } from '@/lib/source';

keepSource();
