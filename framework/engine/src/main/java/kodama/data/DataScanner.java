package kodama.data;

import java.util.List;
import kodama.base.Utf8Decoder;

/** Reads the text of a data file character by character. */
public final class DataScanner {
    /** Returned at the end of the text. */
    static final int END = -1;

    private final String file;
    private final String text;
    private int at;

    /** Decodes the content of a file; throws a {@link DataException} if it is not UTF-8. */
    DataScanner(String file, byte[] content) {
        this.file = file;
        this.text = Utf8Decoder.decode(content);
        if (Utf8Decoder.isUtf16(content)) throw new DataException(file, Utf8Decoder.IS_UTF_16);
        int invalid = Utf8Decoder.indexOfInvalid(content);
        if (invalid >= 0) throw failure(invalid, "this is not UTF-8; save the file as UTF-8");
    }

    /**
     * Splits a file into lines.
     *
     * @param content its bytes, in UTF-8
     * @return its lines without line breaks
     * @throws DataException if it is not UTF-8
     */
    public static List<String> lines(String file, byte[] content) {
        return new DataScanner(file, content).text.lines().toList();
    }

    /** Returns the next character without consuming it, or {@link #END}. */
    int peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    /** Consumes the next character and returns it, or {@link #END}. */
    int next() {
        int next = peek();
        if (next != END) at++;
        return next;
    }

    /** Consumes a character if it comes next; returns whether it did. */
    boolean take(char wanted) {
        if (peek() != wanted) return false;
        at++;
        return true;
    }

    /** Consumes a string if it comes next; returns whether it did. */
    boolean take(String wanted) {
        if (!text.startsWith(wanted, at)) return false;
        at += wanted.length();
        return true;
    }

    int position() {
        return at;
    }

    /** Returns to an earlier position. */
    void back(int position) {
        at = position;
    }

    /** Returns the text from a position up to the current one. */
    String textSince(int start) {
        return text.substring(start, at);
    }

    /** Creates an exception for the position of the next character. */
    DataException failure(String reason) {
        return failure(at, reason);
    }

    DataException failure(int position, String reason) {
        int line = 1;
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0 && end < position; end = text.indexOf('\n', start)) {
            line++;
            start = end + 1;
        }
        return new DataException(file, line, position - start + 1, reason);
    }

    /** Describes the next character for messages. */
    String describeNext() {
        int next = peek();
        if (next == END) return "the end of the file";
        return Character.isISOControl(next) ? "the character %d".formatted(next) : "'" + (char) next + "'";
    }
}
