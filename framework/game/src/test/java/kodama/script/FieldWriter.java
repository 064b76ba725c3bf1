package kodama.script;

/** A Java task that sets fields of every type in its first tick, and logs the values that it reads. */
public final class FieldWriter extends JavaTask {
    /** Creates a writer. */
    public FieldWriter() {}

    @Override
    protected boolean update(double dt) {
        put("hp", 2.5);
        put("title", "moon");
        put("awake", true);
        put("priority", 0.25);
        put("group", "scribes");
        put("visible", false);
        put(string("wrong", "right"), "a text");
        context()
                .log()
                .info(number("priority", 0) + " " + string("group", "") + " " + number("level", 0) + " " + flag("awake")
                        + flag("visible") + flag("hp") + flag("none"));
        return true;
    }
}
