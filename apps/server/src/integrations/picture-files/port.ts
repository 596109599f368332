/** One encoded file of a picture. */
export interface PictureFile {
  /** Name of the file: '768.avif' (width and format), 'phone-640.webp' or, for a logo, 'icon-192.png'. */
  name: string;
  bytes: Buffer;
}

/**
 * Storage of the encoded files of uploaded pictures. The folder of a picture is the hash of its files, so a file never
 * changes.
 */
export interface PictureFiles {
  /** Stores all files of a picture. Storing the same picture again resets its age. */
  save(hash: string, files: readonly PictureFile[]): Promise<void>;
  /** Returns the contents of a file; null if there is none. */
  read(hash: string, name: string): Promise<Buffer | null>;
  /** Deletes the pictures that were stored before `before` and aren't in `used`. Returns their number. */
  purge(used: ReadonlySet<string>, before: Date): Promise<number>;
}
