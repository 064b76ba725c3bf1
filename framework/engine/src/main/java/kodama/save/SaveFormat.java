package kodama.save;

import java.util.zip.CRC32;

/** What reader and writer of saves agree on. */
final class SaveFormat {
    /** Tells the format, and its version. */
    static final String HEAD = "kodama save 1\n";

    /** Stands before the checksum of all that is above it. It tells damage, not cheating. */
    static final String FOOT = "crc32 ";

    /** So much a save may have, and all saves of a game together; in bytes. */
    static final int MOST_BYTES = 16 << 20;

    /** So many values a save may have: with what a table takes around it, some hundred megabytes. */
    static final int MOST_VALUES = 1_000_000;

    private SaveFormat() {}

    static String checksum(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        return "%08x".formatted(sum.getValue());
    }
}
