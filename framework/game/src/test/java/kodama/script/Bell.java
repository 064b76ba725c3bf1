package kodama.script;

import org.jspecify.annotations.Nullable;

/** A Java task that logs its events, waits for "ring" for at most five ticks, and then rings the task "echo". */
public final class Bell extends JavaTask {
    private int turns;

    /** Creates a bell. */
    public Bell() {}

    @Override
    protected void start() {
        onFinish(() -> say("java hook"));
    }

    private void say(String text) {
        context().log().info(text);
    }

    @Override
    protected void onEvent(String event, @Nullable Object argument) {
        super.onEvent(event, argument);
        if (event.equals("lacking")) throw new NoClassDefFoundError("mygame/Scores");
        say("hears " + event + " " + argument);
    }

    @Override
    protected boolean update(double dt) {
        if (turns++ == 0) {
            waitFor("ring", 5);
            return true;
        }
        say(hasReceived() ? "rung " + received() : "silence, dt " + Math.round(1 / dt));
        kodama.task.Task echo = tasks().find("echo");
        if (echo != null) echo.signal("echo", 2.5);
        return false;
    }
}
