package kodama.save;

import java.util.function.Supplier;

/**
 * What is to become of a save: its content, also if that is not written as text yet, or its end. Two are never equal,
 * so that the newer is told.
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

    /** In bytes; 0 for what is not written yet, as no quota holds for that. */
    long size() {
        return size;
    }
}
