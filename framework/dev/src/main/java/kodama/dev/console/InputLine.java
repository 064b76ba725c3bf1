package kodama.dev.console;

/** A line while it is written: its text, and where the cursor stands in it. */
final class InputLine {
    private final StringBuilder text = new StringBuilder();

    /** Letters before the cursor. */
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

    /** Replaces all; the cursor is at the end then. */
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

    /** Moves by letters: less than 0 is to the left. */
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
