package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Hashes of the contents of files. Remembers those of files on disk, which are read again only if their size or
 * modification time has changed, or if they have changed within two seconds before they were read: a file system may
 * not distinguish the times of two changes in that time. Not thread-safe.
 */
public final class FileHashes {
    /** The precision of modification times in FAT file systems. */
    private static final long UNSURE_MILLIS = 2000;

    private final Map<Path, Known> known = new HashMap<>();

    /** The hash of a file that had this size and modification time when it was read. */
    private record Known(long size, FileTime modified, long hash) {}

    /** Returns the hash of a content: its CRC-32, as in the index of a jar, and its length. */
    public static long of(byte[] content) {
        CRC32 checksum = new CRC32();
        checksum.update(content);
        return of(checksum.getValue(), content.length);
    }

    static long of(long crc, long length) {
        return crc << Integer.SIZE | length;
    }

    /** Returns the hash of a file that has these attributes now. */
    long of(Path file, BasicFileAttributes attributes) throws IOException {
        Known before = known.get(file);
        long size = attributes.size();
        FileTime modified = attributes.lastModifiedTime();
        if (before != null && before.size == size && before.modified.equals(modified)) return before.hash;
        boolean isOld = System.currentTimeMillis() - modified.toMillis() > UNSURE_MILLIS;
        long hash = of(Files.readAllBytes(file));
        if (isOld) known.put(file, new Known(size, modified, hash));
        else known.remove(file);
        return hash;
    }
}
