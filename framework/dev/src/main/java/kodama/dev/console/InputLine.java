package kodama.dev.console;

/** An editable line with a cursor. */
final class InputLine {
    private final StringBuilder text = new StringBuilder();

    /** Number of characters before the cursor. */
    private int cursor;

    String text() {
        return text.toString();
    }

    int cursor() {
        return cursor;
    }

    String beforeCursor() {
        return text.substring(0, cursor);
    }

    /** Replaces the text and moves the cursor to its end. */
    void set(String whole) {
        text.setLength(0);
        text.append(whole);
        cursor = text.length();
    }

    void insert(String letters) {
        text.insert(cursor, letters);
        cursor += letters.length();
    }

    void deleteBeforeCursor() {
        int from = stepped(-1);
        text.delete(from, cursor);
        cursor = from;
    }

    void deleteAfterCursor() {
        text.delete(cursor, stepped(1));
    }

    /** Moves the cursor by a number of characters; negative values move it left. */
    void move(int letters) {
        cursor = stepped(letters);
    }

    void home() {
        cursor = 0;
    }

    void end() {
        cursor = text.length();
    }

    private int stepped(int by) {
        boolean isPossible = by < 0 ? cursor > 0 : cursor < text.length();
        return isPossible ? text.offsetByCodePoints(cursor, by) : cursor;
    }
}
