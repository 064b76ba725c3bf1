package kodama.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259</a>
 */
public final class Json {
    private static final int MAX_DEPTH = 100;

    /** Together with their lists and maps, this many values take a few hundred megabytes. */
    private static final int MAX_VALUES = 1_000_000;

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    /** Least length of a list of numbers that is stored as an array. */
    private static final int LONG = 16;

    /** Numbers of an array that take as much memory as a value. */
    private static final int NUMBERS_PER_VALUE = 16;

    private final DataScanner text;
    private final boolean hasArrays;
    private int values;

    private Json(DataScanner text, boolean hasArrays) {
        this.text = text;
        this.hasArrays = hasArrays;
    }

    /**
     * Reads a file.
     *
     * @param content its bytes, in UTF-8
     * @return a Map with the names in the order of the file, List, String, Double, Boolean, or null
     * @throws DataException if it is not valid JSON, is nested more than 100 deep or has more than 1,000,000 values;
     *     the message names file, line and column
     */
    public static @Nullable Object read(String file, byte[] content) {
        return new Json(new DataScanner(file, content), false).whole();
    }

    /**
     * Reads a file that may have long lists of numbers, as maps do. A list of at least 16 whole numbers from 0 to
     * 4,294,967,295, without fractions and exponents, is an int[] of their lowest 32 bits; 16 of its numbers count as
     * one value. The rest is as in {@link #read}.
     */
    public static @Nullable Object readWithArrays(String file, byte[] content) {
        return new Json(new DataScanner(file, content), true).whole();
    }

    private @Nullable Object whole() {
        Object value = value(0);
        skipSpace();
        if (text.peek() != DataScanner.END) throw expected("the end of the file");
        return value;
    }

    private @Nullable Object value(int depth) {
        skipSpace();
        if (values++ >= MAX_VALUES) throw text.failure("more than %,d values".formatted(MAX_VALUES));
        if (depth > MAX_DEPTH) throw text.failure("nested more than " + MAX_DEPTH + " deep");
        if (text.take('{')) return map(depth + 1);
        if (text.take('[')) {
            int[] numbers = hasArrays ? numbers() : null;
            return numbers == null ? list(depth + 1) : numbers;
        }
        if (text.take('"')) return string();
        if (text.take("true")) return true;
        if (text.take("false")) return false;
        if (text.take("null")) return null;
        return number();
    }

    private Map<String, @Nullable Object> map(int depth) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>(4);
        skipSpace();
        if (text.take('}')) return map;
        do {
            skipSpace();
            int start = text.position();
            if (!text.take('"')) throw expected("a name in double quotes");
            String name = string();
            if (map.containsKey(name)) throw text.failure(start, "the name \"" + name + "\" is used twice");
            skipSpace();
            if (!text.take(':')) throw expected("':'");
            map.put(name, value(depth));
        } while (hasNext('}'));
        return map;
    }

    /** Returns the numbers of a list; null, and at its beginning again, if it is short or has anything else. */
    private int @Nullable [] numbers() {
        int start = text.position();
        int[] numbers = new int[LONG];
        int count = 0;
        do {
            skipSpace();
            long number = wholeNumber();
            if (number < 0) {
                text.back(start);
                return null;
            }
            if (count == numbers.length) numbers = Arrays.copyOf(numbers, 2 * count);
            numbers[count++] = (int) number;
            skipSpace();
        } while (text.take(','));
        if (count >= LONG && text.take(']')) {
            values += count / NUMBERS_PER_VALUE;
            return Arrays.copyOf(numbers, count);
        }
        text.back(start);
        return null;
    }

    /** Reads digits; returns -1 if there are none, or a superfluous 0, or if the number is too large. */
    private long wholeNumber() {
        int first = text.peek();
        long number = 0;
        int digits = 0;
        for (int digit = first; digit >= '0' && digit <= '9'; digit = text.peek()) {
            number = number * 10 + digit - '0';
            if (number > 0xFFFF_FFFFL) return -1;
            digits++;
            text.next();
        }
        return digits == 0 || first == '0' && digits > 1 ? -1 : number;
    }

    private List<@Nullable Object> list(int depth) {
        List<@Nullable Object> list = new ArrayList<>(4);
        skipSpace();
        if (text.take(']')) return list;
        do list.add(value(depth));
        while (hasNext(']'));
        return list;
    }

    /** Whether a comma follows; otherwise the closing bracket is required. */
    private boolean hasNext(char end) {
        skipSpace();
        if (text.take(',')) return true;
        if (text.take(end)) return false;
        throw expected("',' or '" + end + "'");
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        int start = text.position() - 1;
        for (int letter = text.next(); letter != '"'; letter = text.next()) {
            if (letter == DataScanner.END) throw text.failure(start, "this string is not closed");
            if (letter < ' ') throw text.failure(text.position() - 1, "a string must not contain a line break or tab");
            string.append(letter == '\\' ? escaped() : (char) letter);
        }
        return string.toString();
    }

    private char escaped() {
        int letter = text.next();
        return switch (letter) {
            case '"', '\\', '/' -> (char) letter;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> numbered();
            default ->
                throw text.failure(
                        text.position() - 1, "in a string, '\\' must be followed by one of \" \\ / b f n r t u");
        };
    }

    private char numbered() {
        int number = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(text.peek(), 16);
            if (digit < 0) throw expected("a hexadecimal digit");
            number = number * 16 + digit;
            text.next();
        }
        return (char) number;
    }

    private double number() {
        int start = text.position();
        while (isInNumber(text.peek())) text.next();
        String number = text.textSince(start);
        if (number.isEmpty()) throw expected("a value");
        if (!NUMBER.matcher(number).matches()) throw text.failure(start, "'" + cut(number) + "' is not a number");
        double value = Double.parseDouble(number);
        if (Double.isInfinite(value)) throw text.failure(start, "'" + cut(number) + "' is too large");
        return value;
    }

    private static boolean isInNumber(int letter) {
        return letter >= '0' && letter <= '9'
                || letter == '-'
                || letter == '+'
                || letter == '.'
                || letter == 'e'
                || letter == 'E';
    }

    private static String cut(String number) {
        return number.length() <= 40 ? number : number.substring(0, 40) + "…";
    }

    private void skipSpace() {
        while (text.take(' ') || text.take('\n') || text.take('\r') || text.take('\t')) {
            // skip it
        }
    }

    private DataException expected(String what) {
        return text.failure("expected " + what + " but found " + text.describeNext());
    }
}
