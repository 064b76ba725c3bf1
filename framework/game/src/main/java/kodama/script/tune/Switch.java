package kodama.script.tune;

/** Off or on. */
public record Switch() implements Scale {
    @Override
    public Object turned(Object value, int steps) {
        return steps % 2 == 0 ? value : Boolean.valueOf(value.equals(false));
    }

    @Override
    public Object read(String text) {
        if (text.equals("true") || text.equals("false")) return text.equals("true");
        throw new IllegalArgumentException("must be true or false but was '" + text + "'");
    }

    @Override
    public String text(Object value) {
        return value.toString();
    }
}
