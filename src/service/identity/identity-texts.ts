import type { Language } from '#service/languages.ts';

/** Texts of the provider's pages. */
interface IdentityTexts {
  readonly signIn: string;
  readonly accounts: string;
  readonly noRole: string;
  readonly signOut: string;
  readonly confirm: string;
  readonly stay: string;
  readonly application: string;
}

/** Texts by language. */
export const identityTexts: Readonly<Record<Language, IdentityTexts>> = {
  en: {
    signIn: 'Sign in as',
    accounts: 'These are demo accounts. No password is needed.',
    noRole: 'No role: can’t upload',
    signOut: 'Sign out?',
    confirm: 'Yes, sign out',
    stay: 'No, stay signed in',
    application: 'Asset documents',
  },
  de: {
    signIn: 'Anmelden als',
    accounts: 'Das sind Demokonten. Ein Passwort ist nicht nötig.',
    noRole: 'Keine Rolle: kann nichts hochladen',
    signOut: 'Abmelden?',
    confirm: 'Ja, abmelden',
    stay: 'Nein, angemeldet bleiben',
    application: 'Anlagendokumente',
  },
  fr: {
    signIn: 'Se connecter en tant que',
    accounts: 'Ce sont des comptes de démonstration. Aucun mot de passe n’est nécessaire.',
    noRole: 'Aucun rôle : ne peut rien envoyer',
    signOut: 'Se déconnecter ?',
    confirm: 'Oui, se déconnecter',
    stay: 'Non, rester connecté',
    application: 'Documents d’équipement',
  },
  es: {
    signIn: 'Iniciar sesión como',
    accounts: 'Son cuentas de demostración. No se necesita contraseña.',
    noRole: 'Sin rol: no puede subir documentos',
    signOut: '¿Cerrar sesión?',
    confirm: 'Sí, cerrar sesión',
    stay: 'No, mantener la sesión',
    application: 'Documentos de equipos',
  },
  it: {
    signIn: 'Accedi come',
    accounts: 'Questi sono account dimostrativi. Non serve una password.',
    noRole: 'Nessun ruolo: non può caricare documenti',
    signOut: 'Vuole uscire?',
    confirm: 'Sì, esci',
    stay: 'No, resta connesso',
    application: 'Documenti degli asset',
  },
  nl: {
    signIn: 'Aanmelden als',
    accounts: 'Dit zijn demo-accounts. Een wachtwoord is niet nodig.',
    noRole: 'Geen rol: kan niets uploaden',
    signOut: 'Afmelden?',
    confirm: 'Ja, afmelden',
    stay: 'Nee, aangemeld blijven',
    application: 'Installatiedocumenten',
  },
  pl: {
    signIn: 'Zaloguj się jako',
    accounts: 'To konta demonstracyjne. Hasło nie jest potrzebne.',
    noRole: 'Brak roli: nie może przesyłać dokumentów',
    signOut: 'Wylogować się?',
    confirm: 'Tak, wyloguj',
    stay: 'Nie, nie wylogowuj',
    application: 'Dokumenty urządzeń',
  },
  cs: {
    signIn: 'Přihlásit se jako',
    accounts: 'Toto jsou ukázkové účty. Heslo není potřeba.',
    noRole: 'Bez role: nemůže nahrávat',
    signOut: 'Odhlásit se?',
    confirm: 'Ano, odhlásit se',
    stay: 'Ne, zůstat přihlášen',
    application: 'Dokumenty zařízení',
  },
  tr: {
    signIn: 'Oturum açılacak hesap',
    accounts: 'Bunlar demo hesaplarıdır. Parola gerekmez.',
    noRole: 'Rol yok: belge yükleyemez',
    signOut: 'Oturum kapatılsın mı?',
    confirm: 'Evet, oturumu kapat',
    stay: 'Hayır, oturum açık kalsın',
    application: 'Ekipman belgeleri',
  },
  'zh-Hans': {
    signIn: '选择登录账户',
    accounts: '这些是演示账户，无需密码。',
    noRole: '无角色：无法上传',
    signOut: '要退出登录吗？',
    confirm: '是，退出登录',
    stay: '否，保持登录',
    application: '设备文档',
  },
  ja: {
    signIn: 'サインインするアカウント',
    accounts: 'これらはデモ用アカウントです。パスワードは不要です。',
    noRole: 'ロールなし：アップロードできません',
    signOut: 'サインアウトしますか？',
    confirm: 'はい、サインアウトします',
    stay: 'いいえ、サインインしたままにします',
    application: '設備文書',
  },
  ar: {
    signIn: 'تسجيل الدخول باسم',
    accounts: 'هذه حسابات تجريبية. لا حاجة إلى كلمة مرور.',
    noRole: 'بلا دور: لا يمكنه الرفع',
    signOut: 'هل تريد تسجيل الخروج؟',
    confirm: 'نعم، تسجيل الخروج',
    stay: 'لا، البقاء مسجّلًا',
    application: 'مستندات المعدّات',
  },
};
