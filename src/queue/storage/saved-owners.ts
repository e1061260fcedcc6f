import { createDatabaseConnection } from './upload-database.ts';

/** Returns the owners of all uploads that are saved in a database. Rejects if there is none. */
export async function savedOwners(name: string): Promise<readonly string[]> {
  const connection = createDatabaseConnection(name);
  try {
    const database = await connection.open();
    const owners = new Set<string>();
    // A cursor of keys reads no record.
    let cursor = await database.transaction('records').store.index('owner').openKeyCursor(null, 'nextunique');
    while (cursor) {
      owners.add(cursor.key);
      cursor = await cursor.continue();
    }
    return [...owners];
  } finally {
    connection.close();
  }
}
