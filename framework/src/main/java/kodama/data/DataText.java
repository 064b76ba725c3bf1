package kodama.data;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** The text of a data file, and how far it has been read. */
final class DataText {
    /** What is asked for behind the end. */
    static final int END = -1;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String file;
    private final String text;
    private int at;

    /**
     * Takes a file's content.
     *
     * @throws DataException if it is not UTF-8
     */
    DataText(String file, byte[] content) {
        this.file = file;
        this.text = utf8(file, content);
        if (peek() == BYTE_ORDER_MARK) at++; // Windows editors put one in front
    }

    static String utf8(String file, byte[] content) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException broken) {
            throw new DataException(file, "it is not UTF-8");
        }
    }

    /** The next character, or {@link #END}. */
    int peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    /** Takes the next character, or {@link #END}. */
    int next() {
        int next = peek();
        if (next != END) at++;
        return next;
    }

    /** Takes a character if it is the next. */
    boolean take(char wanted) {
        if (peek() != wanted) return false;
        at++;
        return true;
    }

    /** Takes a text if it comes next. */
    boolean take(String wanted) {
        if (!text.startsWith(wanted, at)) return false;
        at += wanted.length();
        return true;
    }

    int position() {
        return at;
    }

    /** What lies between a position and here. */
    String since(int start) {
        return text.substring(start, at);
    }

    /** What is wrong with the next character. */
    DataException wrong(String reason) {
        return wrong(at, reason);
    }

    DataException wrong(int position, String reason) {
        int line = 1;
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0 && end < position; end = text.indexOf('\n', start)) {
            line++;
            start = end + 1;
        }
        return new DataException(file, line, position - start + 1, reason);
    }

    /** The next character, for messages. */
    String shown() {
        int next = peek();
        if (next == END) return "the end of the file";
        return Character.isISOControl(next) ? "the character %d".formatted(next) : "'" + (char) next + "'";
    }
}
