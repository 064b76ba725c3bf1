package kodama.task.arena;

/** Writes bytes in 16 columns, in the format of CodeZine 297. */
final class HexDump {
    private static final int COLUMNS = 16;
    private static final int HALF = 8;
    private static final String DIGITS = "0123456789abcdef";

    private HexDump() {}

    static String text(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        heading(text);
        for (int from = 0; from < bytes.length; from += COLUMNS) line(text, bytes, from);
        return text.toString();
    }

    private static void heading(StringBuilder text) {
        text.append("      ");
        for (int i = 0; i < COLUMNS; i++) hex(text.append(i == HALF ? "  " : " "), i);
        text.append("\n      ");
        for (int i = 0; i < COLUMNS; i++) text.append(i == HALF ? "----" : "---");
        text.append('\n');
    }

    private static void line(StringBuilder text, byte[] bytes, int from) {
        text.append("%04x |".formatted(from));
        for (int i = 0; i < COLUMNS && from + i < bytes.length; i++) {
            hex(text.append(i == HALF ? "  " : " "), bytes[from + i]);
        }
        text.append('\n');
    }

    private static void hex(StringBuilder text, int value) {
        text.append(DIGITS.charAt(value >> 4 & 15)).append(DIGITS.charAt(value & 15));
    }
}
