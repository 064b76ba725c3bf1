package kodama.script;

/** A task in Java that sets fields of every kind in its first tick, and tells what it reads. */
public final class FieldWriter extends JavaTask {
    /** Makes a scribe. */
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
