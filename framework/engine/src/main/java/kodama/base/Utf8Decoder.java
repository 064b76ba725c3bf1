package kodama.base;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Decodes UTF-8 text files as editors write them, some with a byte order mark, which is dropped. */
public final class Utf8Decoder {
    /** The reason and the remedy for a file in UTF-16, for messages. */
    public static final String IS_UTF_16 = "it is UTF-16; save it as UTF-8";

    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private Utf8Decoder() {}

    /** Returns the length of the byte order mark, in bytes; 0 if there is none. */
    public static int bomLength(byte[] content) {
        boolean isMarked =
                content.length >= MARK.length && Arrays.equals(content, 0, MARK.length, MARK, 0, MARK.length);
        return isMarked ? MARK.length : 0;
    }

    /**
     * Decodes a file.
     *
     * @return its text without the byte order mark; invalid bytes become replacement characters
     */
    public static String decode(byte[] content) {
        int mark = bomLength(content);
        return new String(content, mark, content.length - mark, StandardCharsets.UTF_8);
    }

    /** Returns whether a file starts with the byte order mark of UTF-16. */
    public static boolean isUtf16(byte[] content) {
        if (content.length < 2) return false;
        int mark = (content[0] & 0xFF) << 8 | content[1] & 0xFF;
        return mark == 0xFEFF || mark == 0xFFFE;
    }

    /**
     * Finds the first invalid byte.
     *
     * @return number of characters of {@link #decode} before it; -1 if the whole file is valid UTF-8
     */
    public static int indexOfInvalid(byte[] content) {
        int mark = bomLength(content);
        CharBuffer text = CharBuffer.allocate(content.length);
        boolean isWrong = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(content, mark, content.length - mark), text, true)
                .isError();
        return isWrong ? text.position() : -1;
    }
}
