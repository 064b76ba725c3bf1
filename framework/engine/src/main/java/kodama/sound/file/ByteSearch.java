package kodama.sound.file;

import java.nio.charset.StandardCharsets;

/** Looks for bytes in files. */
public final class ByteSearch {
    private ByteSearch() {}

    /** The bytes of letters, each of one byte. */
    public static byte[] ascii(String letters) {
        return letters.getBytes(StandardCharsets.ISO_8859_1);
    }

    public static boolean matches(byte[] content, int at, byte[] wanted) {
        if (at < 0 || at + wanted.length > content.length) return false;
        for (int i = 0; i < wanted.length; i++) if (content[at + i] != wanted[i]) return false;
        return true;
    }

    /** Where they are first, below an end; -1 if nowhere. */
    public static int find(byte[] content, int end, byte[] wanted) {
        for (int at = 0; at <= Math.min(end, content.length) - wanted.length; at++)
            if (matches(content, at, wanted)) return at;
        return -1;
    }
}
