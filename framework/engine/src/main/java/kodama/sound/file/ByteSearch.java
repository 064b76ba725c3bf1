package kodama.sound.file;

import java.nio.charset.StandardCharsets;

/** Searches for byte sequences in files. */
public final class ByteSearch {
    private ByteSearch() {}

    /** Returns the bytes of ASCII characters. */
    public static byte[] ascii(String letters) {
        return letters.getBytes(StandardCharsets.ISO_8859_1);
    }

    public static boolean matches(byte[] content, int at, byte[] wanted) {
        if (at < 0 || at + wanted.length > content.length) return false;
        for (int i = 0; i < wanted.length; i++) if (content[at + i] != wanted[i]) return false;
        return true;
    }

    /** Returns the index of the first occurrence before an end; -1 if there is none. */
    public static int find(byte[] content, int end, byte[] wanted) {
        for (int at = 0; at <= Math.min(end, content.length) - wanted.length; at++)
            if (matches(content, at, wanted)) return at;
        return -1;
    }
}
