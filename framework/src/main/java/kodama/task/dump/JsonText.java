package kodama.task.dump;

/** Writes JSON in one line, with commas where they belong. */
final class JsonText {
    private static final int FIRST_PRINTABLE = 0x20;

    private final StringBuilder text = new StringBuilder();
    private boolean needsComma;

    JsonText open(char bracket) {
        separate();
        text.append(bracket);
        needsComma = false;
        return this;
    }

    void close(char bracket) {
        text.append(bracket);
        needsComma = true;
    }

    private void separate() {
        if (needsComma) text.append(',');
        needsComma = true;
    }

    JsonText name(String name) {
        separate();
        quote(name);
        text.append(':');
        needsComma = false;
        return this;
    }

    void field(String name, long value) {
        name(name).text.append(value);
        needsComma = true;
    }

    void field(String name, double value) {
        name(name).text.append(value);
        needsComma = true;
    }

    void field(String name, boolean value) {
        name(name).text.append(value);
        needsComma = true;
    }

    void field(String name, String value) {
        name(name).quote(value);
        needsComma = true;
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) escape(value.charAt(i));
        text.append('"');
    }

    private void escape(char c) {
        if (c == '"' || c == '\\') text.append('\\').append(c);
        else if (c < FIRST_PRINTABLE) text.append("\\u%04x".formatted((int) c));
        else text.append(c);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
