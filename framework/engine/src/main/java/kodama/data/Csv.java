package kodama.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads comma-separated values, as spreadsheets write them. An unquoted cell that is a number becomes a Double; all
 * others, including numbers with a leading zero such as {@code 007}, become Strings. Empty lines are skipped.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>
 */
public final class Csv {
    private static final int MAX_CELLS = 1_000_000;
    private static final Pattern NUMBER = Pattern.compile("[+-]?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    private final DataScanner text;
    private final char separator;
    private int cells;

    private Csv(DataScanner text, char separator) {
        this.text = text;
        this.separator = separator;
    }

    /**
     * Reads the rows of a file.
     *
     * @param content its bytes, in UTF-8
     * @param separator character between cells, such as {@code ,} or {@code ;}
     * @return the cells of each row: Strings or Doubles
     * @throws DataException if a quote is not closed or there are more than 1,000,000 cells; the message names file,
     *     line and column
     */
    public static List<List<Object>> rows(String file, byte[] content, char separator) {
        return new Csv(new DataScanner(file, content), separator).rows();
    }

    /**
     * Reads a file whose first row has the names of the columns.
     *
     * @param content its bytes, in UTF-8
     * @param separator character between cells
     * @return the cells of each further row by name, without empty cells
     * @throws DataException as {@link #rows} does, or if a name is empty or repeated, or if a row has more cells than
     *     there are names
     */
    public static List<Map<String, Object>> records(String file, byte[] content, char separator) {
        List<List<Object>> rows = rows(file, content, separator);
        if (rows.isEmpty()) return new ArrayList<>();
        List<String> names = names(file, rows.get(0));
        List<Map<String, Object>> records = new ArrayList<>();
        for (int i = 1; i < rows.size(); i++) records.add(record(file, i, names, rows.get(i)));
        return records;
    }

    private static List<String> names(String file, List<Object> first) {
        List<String> names = first.stream().map(Object::toString).toList();
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (name.isEmpty()) throw new DataException(file, "a column has no name in the first row");
            if (!seen.add(name)) throw new DataException(file, "two columns have the name '" + name + "'");
        }
        return names;
    }

    private static Map<String, Object> record(String file, int number, List<String> names, List<Object> row) {
        if (row.size() > names.size())
            throw new DataException(
                    file,
                    "row " + number + " below the names has " + row.size() + " cells but there are " + names.size()
                            + " names");
        Map<String, Object> record = new LinkedHashMap<>();
        for (int i = 0; i < row.size(); i++) if (!row.get(i).equals("")) record.put(names.get(i), row.get(i));
        return record;
    }

    private List<List<Object>> rows() {
        List<List<Object>> rows = new ArrayList<>();
        while (text.peek() != DataScanner.END) if (!takesLineEnd()) rows.add(row());
        return rows;
    }

    private List<Object> row() {
        List<Object> row = new ArrayList<>(4);
        do row.add(cell());
        while (text.take(separator));
        if (text.peek() != DataScanner.END && !takesLineEnd())
            throw text.failure("a cell must end after its closing quote but has " + text.describeNext());
        return row;
    }

    private boolean takesLineEnd() {
        return text.take("\r\n") || text.take('\n') || text.take('\r');
    }

    private Object cell() {
        if (cells++ == MAX_CELLS) throw text.failure("more than %,d cells".formatted(MAX_CELLS));
        return text.take('"') ? quoted() : plain();
    }

    private String quoted() {
        int opened = text.position() - 1;
        StringBuilder cell = new StringBuilder();
        while (true) {
            int letter = text.next();
            if (letter == DataScanner.END) throw text.failure(opened, "this quote is not closed");
            if (letter == '"' && !text.take('"')) return cell.toString();
            cell.append((char) letter);
        }
    }

    private Object plain() {
        int start = text.position();
        while (!endsCell(text.peek())) text.next();
        String cell = text.textSince(start).strip();
        return NUMBER.matcher(cell).matches() ? (Object) Double.valueOf(cell) : cell;
    }

    private boolean endsCell(int letter) {
        return letter == separator || letter == '\n' || letter == '\r' || letter == DataScanner.END;
    }
}
