package kodama.save;

import java.util.function.Supplier;

/**
 * A pending change of a save: its new content, which may not be serialized yet, or its deletion. Compared by identity,
 * so that the newest change is recognized.
 */
final class SaveContent {
    private final Supplier<byte[]> bytes;
    private final long size;
    private final boolean isEnd;

    private SaveContent(Supplier<byte[]> bytes, long size, boolean isEnd) {
        this.bytes = bytes;
        this.size = size;
        this.isEnd = isEnd;
    }

    static SaveContent of(byte[] bytes) {
        return new SaveContent(() -> bytes, bytes.length, false);
    }

    static SaveContent deferred(Supplier<byte[]> bytes) {
        return new SaveContent(bytes, 0, false);
    }

    static SaveContent deletion() {
        return new SaveContent(() -> new byte[0], 0, true);
    }

    /** Whether the save is to be deleted. */
    boolean isDeletion() {
        return isEnd;
    }

    byte[] bytes() {
        return bytes.get();
    }

    /** Size in bytes; 0 if not serialized yet, because no quota applies to that. */
    long size() {
        return size;
    }
}
