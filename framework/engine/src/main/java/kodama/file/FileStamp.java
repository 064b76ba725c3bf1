package kodama.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * How a file looked at one moment: its time and size and, once it settled, a checksum of its content. Where the system
 * has one, a key tells two files apart that have had the same name, time and size, one after the other.
 */
record FileStamp(@Nullable Path file, @Nullable Object key, long modifiedNanos, long size, long checksum) {
    static final FileStamp GONE = new FileStamp(null, null, 0, -1, 0);

    /** Larger files (music, films) are compared by time and size alone, so that to begin a watch stays quick. */
    private static final long LARGEST_CHECKED = 1 << 20;

    private static final long UNCHECKED = -1;

    static FileStamp of(Path file, BasicFileAttributes attributes) {
        long modified = attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS);
        return new FileStamp(file, attributes.fileKey(), modified, attributes.size(), UNCHECKED);
    }

    /** Whether this is the same file, as far as a stamp can tell. */
    boolean isStill(@Nullable FileStamp other) {
        return other != null && looksLike(other) && Objects.equals(key, other.key);
    }

    /**
     * Whether no one is writing any more. The key does not count: some shared folders make up a new one at each look.
     */
    boolean looksLike(@Nullable FileStamp other) {
        return other != null
                && size == other.size
                && modifiedNanos == other.modifiedNanos
                && Objects.equals(file, other.file);
    }

    boolean sameContent(@Nullable FileStamp other) {
        return other != null && size == other.size && checksum == other.checksum && checksum != UNCHECKED;
    }

    /**
     * The same stamp with its checksum, or null when the file cannot be read or has changed again since it was taken.
     */
    @Nullable
    FileStamp withChecksum() {
        if (file == null || size > LARGEST_CHECKED) return this;
        try {
            byte[] content = Files.readAllBytes(file);
            return content.length == size ? new FileStamp(file, key, modifiedNanos, size, checksumOf(content)) : null;
        } catch (IOException e) {
            return null;
        }
    }

    private static long checksumOf(byte[] content) {
        CRC32C crc = new CRC32C();
        crc.update(content);
        return crc.getValue();
    }
}
