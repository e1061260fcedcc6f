import { mount } from './app/mount.tsx';

mount(document.getElementById('root')!);
