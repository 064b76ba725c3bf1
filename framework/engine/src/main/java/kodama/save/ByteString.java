package kodama.save;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Represents any bytes as a Java string: valid UTF-8 as its characters, and each other byte as the surrogate U+DC00
 * plus its value, which never occurs in UTF-8.
 *
 * @see <a href="https://peps.python.org/pep-0383/">PEP 383, "surrogateescape", from which this is taken</a>
 */
public final class ByteString {
    private static final char ESCAPE = '\uDC00';

    private ByteString() {}

    /** Converts bytes to a string. */
    public static String of(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length); // no character has more Java chars than bytes
        while (true) {
            CoderResult result = decoder.decode(in, out, true);
            if (!result.isError()) break;
            for (int i = 0; i < result.length(); i++) out.put((char) (ESCAPE + (in.get() & 0xFF)));
        }
        return out.flip().toString();
    }

    /**
     * Converts a string to bytes.
     *
     * @param text a string from {@link #of}, or any string without unpaired surrogates
     * @throws IllegalArgumentException if it contains an unpaired surrogate that does not represent a byte
     */
    public static byte[] toBytes(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(text.length());
        int start = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int letter = text.codePointAt(i);
            if (!isSurrogate(letter)) continue;
            out.writeBytes(text.substring(start, i).getBytes(StandardCharsets.UTF_8));
            if (!isRawByte(letter))
                throw new IllegalArgumentException("a string must not contain an unpaired surrogate");
            out.write(letter - ESCAPE);
            start = i + 1;
        }
        out.writeBytes(text.substring(start).getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }

    /**
     * Returns whether {@link #toBytes} accepts a string.
     *
     * @return true if each of its characters represents some bytes
     */
    public static boolean isEncodable(String text) {
        return text.codePoints().allMatch(letter -> !isSurrogate(letter) || isRawByte(letter));
    }

    private static boolean isSurrogate(int letter) {
        return letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE;
    }

    /** Whether a character represents a byte that is not valid UTF-8. */
    static boolean isRawByte(int letter) {
        return letter >= ESCAPE + 0x80 && letter <= ESCAPE + 0xFF;
    }

    static int byteOf(int letter) {
        return letter - ESCAPE;
    }

    static char letterOf(int number) {
        return (char) (ESCAPE + number);
    }
}
