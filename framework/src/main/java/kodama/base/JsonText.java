package kodama.base;

/** Writes JSON in one line, with commas where they belong. */
public final class JsonText {

    private final StringBuilder text = new StringBuilder();
    private boolean needsComma;

    /** Has written nothing so far. */
    public JsonText() {}

    /**
     * Begins a list or an object.
     *
     * @param bracket that opens it
     * @return this
     */
    public JsonText open(char bracket) {
        separate();
        text.append(bracket);
        needsComma = false;
        return this;
    }

    /**
     * Ends a list or an object.
     *
     * @param bracket that closes it
     */
    public void close(char bracket) {
        text.append(bracket);
        needsComma = true;
    }

    private void separate() {
        if (needsComma) text.append(',');
        needsComma = true;
    }

    /**
     * Begins a field whose value is a list or an object.
     *
     * @param name its name
     * @return this
     */
    public JsonText name(String name) {
        separate();
        quote(name);
        text.append(':');
        needsComma = false;
        return this;
    }

    /**
     * Writes a field.
     *
     * @param name its name
     * @param value what it holds
     */
    public void field(String name, long value) {
        name(name).text.append(value);
        needsComma = true;
    }

    /**
     * Writes a field.
     *
     * @param name its name
     * @param value what it holds
     */
    public void field(String name, double value) {
        name(name).text.append(value);
        needsComma = true;
    }

    /**
     * Writes a field.
     *
     * @param name its name
     * @param value what it holds
     */
    public void field(String name, boolean value) {
        name(name).text.append(value);
        needsComma = true;
    }

    /**
     * Writes a field.
     *
     * @param name its name
     * @param value what it holds
     */
    public void field(String name, String value) {
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
        else if (c == '\t' || !PrintableText.isPrintable(c)) text.append("\\u%04x".formatted((int) c));
        else text.append(c);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
