package kodama.save;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Any bytes as a Java text, and back: those that are UTF-8 as their letters, each other byte as the surrogate U+DC00
 * and its number, which no UTF-8 stands for.
 *
 * @see <a href="https://peps.python.org/pep-0383/">PEP 383, "surrogateescape", from which this is taken</a>
 */
public final class ByteString {
    private static final char ESCAPE = '\uDC00';

    private ByteString() {}

    /** Makes a text of bytes. */
    public static String of(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length); // no letter has fewer bytes than Java characters
        while (true) {
            CoderResult result = decoder.decode(in, out, true);
            if (!result.isError()) break;
            for (int i = 0; i < result.length(); i++) out.put((char) (ESCAPE + (in.get() & 0xFF)));
        }
        return out.flip().toString();
    }

    /**
     * Makes bytes of a text.
     *
     * @param text as {@link #of} makes it, or any that has no single surrogates
     * @throws IllegalArgumentException if it has a single surrogate that stands for no byte
     */
    public static byte[] toBytes(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(text.length());
        int start = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int letter = text.codePointAt(i);
            if (!isSurrogate(letter)) continue;
            out.writeBytes(text.substring(start, i).getBytes(StandardCharsets.UTF_8));
            if (!isRawByte(letter)) throw new IllegalArgumentException("a text must not have half a letter in it");
            out.write(letter - ESCAPE);
            start = i + 1;
        }
        out.writeBytes(text.substring(start).getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }

    /**
     * Tells whether {@link #toBytes} takes a text.
     *
     * @return whether each of its letters stands for some bytes
     */
    public static boolean isEncodable(String text) {
        return text.codePoints().allMatch(letter -> !isSurrogate(letter) || isRawByte(letter));
    }

    private static boolean isSurrogate(int letter) {
        return letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE;
    }

    /** Whether a letter stands for a byte that is no UTF-8. */
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
